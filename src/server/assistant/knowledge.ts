import { answerers } from './answers/answerers.ts';
import type { Books } from './books.ts';
import type { Knowledge } from './conversation/conversation.ts';
import { isGuideWord } from './guide/guide.ts';
import { searchGuide } from './guide/guide-search.ts';

/** Reading gets what it must know about answers as a value, so it does not import them. */
export function toKnowledge(books: Books): Knowledge {
  return {
    today: books.today,
    names: books.names,
    contractors: books.contractors,
    isGuideWord,
    isInGuide: (question) => searchGuide(question)?.isCertain === true,
    canAnswer: (reading) => answerers.some((answerer) => answerer.understands(reading, books)),
  };
}
