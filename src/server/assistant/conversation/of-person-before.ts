import { pattern } from '../pattern.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { followUp } from './follow-up-pattern.ts';

const COUNT =
  '(?:\\d{1,4}(?:\\.\\d{1,2})?|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|forty)';
/** "What is Dale's rate?" "So eight hours would be?", "so an 8 hour day?" */
const HOURS = followUp(
  `(?:(?:and|what|how much|what about|how about|then|for|if) )*(?:(?:is|are|would|for|does|do|will|about|he|she|they|works?|did|cost|an?) )*(${COUNT})[ -](?:hours?|hrs?)(?: (?:day|shift|workday|job|visit|of (?:work|that|his|her|their)|would|will|is|are|be|run|cost|come|comes|to|that|us|me|how much|then|what|at that rate|total|work))*`,
);
/** "How much did we pay Renee?" "When was the last payment?" */
const PAYMENT = pattern('i')`
  ^(?:(?:and|so|ok)[ ,]+)*(?:(?:what|when|how much|which|how)(?: day| date)?(?:['’]s| is| was| were| did)? )?(?:
    (?:we|i) (?:make|made|pay) )?(?:the )?(?:
    (?:(?:very |most )?(?:first|last|latest|recent|biggest|largest|smallest|final) )+(?:one|payment|check|cheque|bill paid)
  )(?: (?:for|made|paid|go out|how much|what for|when))*[?.! ]*$
`;
const PAYMENTS_OF = /\b(?:payment|check|cheque)\b/i;
/** "What is left in the budget?" "And once the open bills are paid?" */
const ONCE_PAID = followUp(
  '(?:what about |how much |what )?((?:once|after|when|if|with) (?:we pay |i pay |paying )?(?:all )?(?:of )?(?:the|our|those|all)? ?(?:open |unpaid |due |outstanding |remaining )?bills(?: (?:are|get|have been|is))?(?: (?:all|paid|settled|off|too|covered|gone))*)',
);
/** "How much do we save if Josh does it?" */
const SAVES = followUp(
  '(?:how much|what) (?:would|will|could|can|do|did|does) (?:we|i|it|that) (?:save|be saving)(?: us| me)? (?:if|with|by|going|hiring|taking|picking|choosing|using|when)(?: (?:we|i|with|go|went|take|took|use|used|pick|hire|hired|have|had|chose|choose|taking|hiring))* ([a-z-]+)(?: (?:does|did|do|doing|gets?|got|to) (?:do )?(?:it|that|the (?:job|work)))?',
);

/**
 * A follow-up about somebody, or about the money of a project, with what it leaves out; null if it
 * is no such one.
 */
export function ofPersonBefore(message: string, before: Reading): string | null {
  const text = message.trim();
  if (text.length > LONGEST) return null;
  const [contractor, other] = before.contractors;
  const only = other ? undefined : contractor;
  const hours = HOURS.exec(text)?.[1];
  if (only && hours !== undefined && says(before, 'rate', 'charge')) {
    return `what would ${hours} hours of ${only.name} cost`;
  }
  if (only && PAYMENT.test(text) && PAYMENTS_OF.test(text) && before.subject === null) {
    return `${text.replace(/[?.! ]+$/, '')} to ${only.name}`;
  }
  const paid = ONCE_PAID.exec(text)?.[1];
  if (paid !== undefined && says(before, 'left', 'budget') && before.contractors.length === 0) {
    const place = before.projects.length === 1 ? ` of ${before.projects[0]?.name ?? ''}` : '';
    return `what is left in the budget${place} ${paid}${/paid|settled|covered/.test(paid) ? '' : ' are paid'}`;
  }
  const chosen = before.subject === 'quotes' ? SAVES.exec(text)?.[1] : undefined;
  if (chosen === undefined) return null;
  const thing = before.rest.join(' ');
  if (thing !== '') return `what is the difference between the quotes for ${thing}`;
  const isOther = only && !only.name.toLowerCase().split(' ').includes(chosen.toLowerCase());
  return isOther ? `what is the difference between the quotes of ${chosen} and ${only.name}` : null;
}
const LONGEST = 120;
