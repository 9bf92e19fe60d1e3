import { pattern } from '../pattern.ts';
import type { Words } from './words.ts';

/** An agreement, and no milestone that was signed off. */
const AGREED = pattern()`
  \b(?:agree|agreed|agreement|contract|deal|sign|signed|signing|shook hands)\b(?! off\b)
  |\b(?:price|sum|figure)\b.*\bbefore (?:the|any|his|her|their) (?:
    changes?|change orders?|extras?
  )\b
  |\b(?:original|initial) (?:price|sum|amount|figure)\b(?! of the (?:budget|expense|receipt|payment)
  )
`;

const CHANGED = '(?:was|were|got|came) (?:[a-z]+ )?(?:added|changed|in|on top|agreed|asked for)';

/** Which version of an agreement is meant. Its changes are no subject of the question then. */
const atFirst: readonly RegExp[] = [
  // "Before the change", "before the arch was added", "without the extras"
  pattern()`
    \b(?:
      before|prior to|without|excluding|not counting
    ) (?:there (?:was|were) )?(?:(?:the|any|all|his|her|their|its|that) )?(?:[a-z]+ ){0,3}?(?:
      changes|change orders?|change|extras|additions?|${CHANGED}|extra(?: [a-z]+){0,2}$|extra
    )\b
  `,
  // "What was agreed with Ann before the wider arch?"
  /(?<=\b(?:agreed? with|agreement|contract|deal)\b.*)\bbefore the (?:[a-z]+ ){0,3}[a-z]+$/,
  // "When we first signed", "the day we shook hands"
  /\b(?:when|the day|at the time) (?:we|i) (?:first |originally |actually )?(?:signed(?! off)|agreed|shook hands)(?: it| on it| that)?\b/,
  /\b(?:at|on) (?:the )?(?:signing|outset|first|start|beginning)\b(?! of\b)/,
  /\b(?:originally|initially|to begin with|to start with|in the first place|first(?= (?:signed|agreed|agree|sign)\b))\b/,
  /\b(?:original|initial)\b(?= (?:[a-z]+ )?(?:agreement|contract|deal|sum|price|amount|figure|value|total)\b)/,
];

/** "On top of the contract" asks for the changes. */
const ON_TOP = /\b(?:on top of|in addition to|over and above)\b/;

const isOfVersion = (text: string): boolean => AGREED.test(text) && !ON_TOP.test(text);

/** Takes words for the agreement as it was first signed; the answer has it with and without changes. */
export function takeAtFirst(words: Words): boolean {
  if (!isOfVersion(words.text)) return false;
  return atFirst.map((pattern) => words.takeMatch(pattern)).some(Boolean);
}

export const withoutAtFirst = (text: string): string =>
  isOfVersion(text) ? atFirst.reduce((rest, pattern) => rest.replace(pattern, ''), text) : text;
