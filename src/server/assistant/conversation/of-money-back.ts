import type { Reading } from '../question/reading.ts';
import { followUp } from './follow-up-pattern.ts';

/** "What came back for the tiles?" */
export const MONEY_BACK =
  /\b(?:get|got|gotten|give|gave|given|come|came|comes|send|sent|take|took|taken|brought|bring)(?: (?!the\b)\w+){0,2} back\b|\brefund(?:s|ed)?\b|\breturn(?:ed|s)\b|\b(?:we|i) (?:ever )?return\b|\bmoney back\b/;
const ONES = '(?: ones?| (?:one )?of (?:them|those|these|the \\w+)| refunds?| returns?)?';
const EXTREME = followUp(
  `(?:(?:which|what|and)${ONES}(?:['’]?s| is| was| were| got us| brought(?: in)?| came to)* )?(?:the )?(biggest|largest|highest|most|smallest|lowest|least|bigger|larger|higher|smaller|lower)(?: money)?${ONES}(?: of (?:the )?(?:two|three|four|five|bunch|lot))?`,
);
const LOW = /^(?:small|low|least)/i;
const THEM = '(?:it|that|this|them|those|these|they|all|both)';
const SUM = followUp(
  `(?:what|how much)(?:['’]?s| is| was| were| are| do| does| did)?(?: the total| that all)?(?: (?:${THEM}|all of ${THEM}))*(?: (?:come|came|to|be|all|add|added|up|total|altogether|together|in total|in all|combined|for))*(?: (?:of (?:those|them|these)|for (?:those|them|these)))?|(?:(?:in|the) )*(?:total|sum)|altogether|all together|together|add (?:them|those|it) up`,
);
const NARROWED = /\b(?:without|before|no refunds?|not counting|leaving out)\b/;

/** "What did we return?" "Which was the biggest one?", "how much was that together?": of refunds. */
export function ofMoneyBack(text: string, before: Reading): string | null {
  const said = before.words.join(' ');
  if (before.subject !== null || !MONEY_BACK.test(said) || NARROWED.test(said)) return null;
  const rank = EXTREME.exec(text)?.[1];
  if (rank === undefined && !SUM.test(text)) return null;
  // What one thing brought back is that thing's.
  if (before.rest.some((word) => !MONEY_BACK.test(word) && !OF_RETURN.test(word))) return null;
  const [project, ...others] = before.projects;
  const place = project && others.length === 0 ? ` on the ${project.name}` : '';
  const where = before.isAboutAllProjects ? ' in all projects' : place;
  return rank === undefined
    ? `how much money did we get back${where}`
    : `what was the ${LOW.test(rank) ? 'smallest' : 'biggest'} refund${where}`;
}
const OF_RETURN = /^(?:return|refund|sent|back|money|cash|store|stores|take|took|brought)\w*$/;
