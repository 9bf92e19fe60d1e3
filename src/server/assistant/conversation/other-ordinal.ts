import type { Reading } from '../question/reading.ts';
import { END, followUp } from './follow-up-pattern.ts';

/** A longer message says more than a follow-up. */
const LONGEST = 120;
export const ordinals = ['second', 'third', 'fourth', 'fifth'];
const places = ['first', ...ordinals];
const ORDINAL = new RegExp(`\\b(?:${places.join('|')})\\b`, 'i');
const BARE_ORDINAL = followUp(
  `(?:(?:what|how) about |for )?(?:the )?(${places.join('|')}|final)(?: one)?`,
);
const ORDINAL_ONE = new RegExp(`\\bthe (${places.join('|')})(?: one)?${END}`, 'i');
/** "The first delivery of boards cost": the thing. */
const THING_OF = new RegExp(
  `\\b(?:${places.join('|')}) ((?!one\\b|two\\b|half\\b)[\\p{L}-]+(?: (?!was|were|is|are|did|do|does|has|have|cost|come|came|run|paid|and|for|on|in|to|at|of)[\\p{L}-]+){0,3}(?: (?:of|for) (?:the )?[\\p{L}-]+)?)`,
  'iu',
);

/** "What did the first delivery cost?" "And the second one?", or "when was the second one?" */
export function ofOtherOrdinal(text: string, { question }: Reading): string | null {
  const thing = THING_OF.exec(question)?.[1];
  if (thing === undefined || question.length > LONGEST) return null;
  const bare = BARE_ORDINAL.exec(text)?.[1];
  if (bare !== undefined) return question.replace(ORDINAL, bare);
  return ORDINAL_ONE.test(text) ? text.replace(ORDINAL_ONE, `the $1 ${thing}`) : null;
}

const STAGE =
  '(?:(?:first|second|third|fourth|final|last|other|next|initial|closing|remaining) )?(?:deposit|down payment|balance|remainder|payment|instal?lment|draw|delivery|half|draft|visit)';
const ITS_STAGE = new RegExp(`(?<=[\\p{L}] )${STAGE}\\b`, 'iu');
const BARE_STAGE = followUp(
  `(?:(?:what|how) about |how much (?:was|is|were) |what (?:was|is|were) |when (?:was|is) |for )?(?:the |its |their |and )?(${STAGE})(?: (?:for|of|on) (?:it|that|them))?(?: (?:paid|made|due))?`,
);

const PART = /^(first|second|third|last|final) (?:payment|instal?lment|half)$/i;
const PAYMENT = /^(?:first|second|third|fourth|final|last|initial) (?:payment|instal?lment)$/i;

/** "What did the staircase deposit cost?" "And the second payment?" */
export function ofOtherStage(text: string, before: Reading): string | null {
  const { question, rest, described, contractors } = before;
  const stage = BARE_STAGE.exec(text)?.[1];
  if (stage === undefined || question.length > LONGEST) return null;
  // "What did Ann get?" "When was the second payment?"
  if (contractors.length === 1 && rest.length === 0 && PAYMENT.test(stage)) {
    return `${text.replace(/[?.! ]+$/, '')} to them`;
  }
  if (rest.length === 0 && !described) return null;
  if (ITS_STAGE.test(question)) return question.replace(ITS_STAGE, stage);
  // "What did the quartz cost?" "When was the first half paid?"
  const ofThing = PART.exec(stage)?.[1];
  const isWhen = /^(?:and )?when\b/i.test(text);
  return ofThing === undefined
    ? null
    : `${isWhen ? 'when' : 'how much'} was the ${ofThing} payment for the ${rest.join(' ')}`;
}
