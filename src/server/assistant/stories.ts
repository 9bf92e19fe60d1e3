import type { Books } from './books.ts';
import { wordsOfStory } from './conversation/story.ts';
import type { StoryKnowledge } from './conversation/story-knowledge.ts';
import { repaired } from './question/spelling.ts';
import { singular } from './question/stem.ts';
import { stopWords } from './question/stop-words.ts';
import { toWords } from './question/words.ts';

/** What the records have of the words of some messages. */
export async function knowOfStories(
  messages: readonly string[],
  { ledger, names, titles, contractors }: Books,
): Promise<StoryKnowledge> {
  const words = new Set(messages.flatMap(wordsOfStory).filter((word) => !stopWords.has(word)));
  const mentioned =
    words.size > 0 ? await ledger.findMentioned([...words].slice(0, MOST_WORDS)) : new Set();
  // "The kichen".
  const meant = (word: string) => repaired(word, names.words);
  const isPlace = (word: string) => names.places.has(word) || names.places.has(meant(word));
  const isRecorded = (word: string) =>
    isPlace(word) || titles.has(word) || mentioned.has(word) || mentioned.has(singular(word));
  return {
    isRecorded: (word) => !stopWords.has(word) && !OF_PAYING.test(word) && isRecorded(word),
    isInTalk: messages.slice(1).some((one) => one !== '' && one !== messages[0]),
    isPlace: (word) => !stopWords.has(word) && isPlace(word),
    personIn: (text) => personNamedIn(text, contractors),
  };
}
const MOST_WORDS = 300;

/** The contractor who is named last in a text. */
export function personNamedIn(text: string, contractors: Books['contractors']): string | null {
  const said = toWords(text);
  const found = contractors.map(({ name }) => ({
    name,
    at: Math.max(...toWords(name).map((word) => said.lastIndexOf(word))),
  }));
  const last = found.toSorted((one, other) => other.at - one.at)[0];
  return last !== undefined && last.at >= 0 ? last.name : null;
}
/** "What did we pay?" names nothing, even if a "Final payment" is recorded. */
const OF_PAYING =
  /^(?:pay|pays|paid|cost|costs|price|prices|number|figure|total|sum|name|much|get|got|dollars?|bucks?|cash|things?|stuff|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|hundred|thousand)$/;
