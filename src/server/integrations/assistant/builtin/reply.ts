import type { Answerer } from './answers/answerer.ts';
import { hasPart, says } from './answers/answerer.ts';
import { answerers } from './answers/answerers.ts';
import { planUsage } from './answers/plan-usage.ts';
import { refusals } from './answers/refusals.ts';
import { smallTalk } from './answers/small-talk.ts';
import { usingTheApp } from './answers/using-the-app.ts';
import type { Books } from './books.ts';
import type { Conversation } from './conversation.ts';
import { type GuideHit, searchGuide } from './guide/guide-search.ts';
import { prepare } from './inquiry.ts';
import type { Concept } from './question/concepts.ts';
import type { Reading } from './question/reading.ts';
import { suggestQuestions } from './suggestions.ts';

/** About the assistant itself and the account; these win over everything else. */
const beforeAll: readonly Answerer[] = [refusals, planUsage, usingTheApp, smallTalk];

/**
 * The answer to a question: from the guide when it asks for advice and the guide has some, else
 * from the person's figures, else from the guide, else that it is not known.
 */
export async function reply({ reading, earlier }: Conversation, books: Books): Promise<string> {
  const hit = searchGuide(reading.question, earlier);
  const understands = (one: Answerer) => one.understands(reading, books);
  const answerer =
    beforeAll.find(understands) ??
    (asksForAdvice(reading, hit) ? undefined : answerers.find(understands));
  if (answerer) {
    const prepared = prepare(reading, books, answerer);
    return 'askBack' in prepared ? prepared.askBack : answerer.answer(prepared.inquiry);
  }
  return hit && (hit.isCertain || says(reading, 'advice')) ? fromGuide(hit) : unknown(books);
}

const personal: readonly Concept[] = [
  'mine',
  'spend',
  'expense',
  'budget',
  'left',
  'howMuch',
  'when',
  'milestone',
  'overdue',
  'done',
  'next',
];

/** A question about renovations in general, rather than about this person's own. */
function asksForAdvice(reading: Reading, hit: GuideHit | null): boolean {
  if (says(reading, 'advice')) return hit !== null || reading.rest.length > 0;
  const isPersonal = says(reading, ...personal) || hasPart(reading);
  return hit?.isCertain === true && !isPersonal;
}

function fromGuide({ chapter, section }: GuideHit): string {
  return `${section.text}\n\n*From the guide, chapter “${chapter.title}”: ${section.heading}.*`;
}

async function unknown(books: Books): Promise<string> {
  const questions = await suggestQuestions(books.ledger, books.today);
  return [
    'I do not know that. I am a set of rules, not a language model: I answer from your own projects, expenses, contractors and milestones, and from a built-in renovation guide. You could ask:',
    questions.map((question) => `- ${question}`).join('\n'),
  ].join('\n\n');
}
