import { pattern } from '../pattern.ts';
import type { Words } from './words.ts';

/** "A bathroom" is any bathroom, not the project with that name. */
export function isOneOfMany(words: Words, at: number): boolean {
  // "Any attic milestone" is one of the attic's, and so is "an attic payment".
  const isAny = words.at(at - 1) === 'any';
  if ((isAny ? RECORD : PAYMENT).test(words.at(at + 1))) return false;
  return isAny || ['a', 'an'].includes(words.at(at - 1));
}
const PAYMENT = /^(?:payment|expense|purchase|entry|receipt|milestone|step)$/;
const RECORD = pattern()`
  ^(?:
    milestones?|tasks?|steps?|stages?|phases?|deadlines?|inspections?|refunds?|rebates?|credits?
    |returns?|money|cash|budget|funds|deposits?|overruns?|permits?|contractors?|agreements?
    |contracts?|warranties|changes?|expenses?|payments?|bills?|invoices?|receipts?|purchases?|costs?
    |spending|entry|entries|quotes?|documents?
  )$
`;
