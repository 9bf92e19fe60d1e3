import type { Reading } from '../question/reading.ts';
import { followUp } from './follow-up-pattern.ts';

const KIND =
  '(?:inspection|permit|deposit|delivery|quote|bill|agreement|contract|payment|invoice|warranty|budget|milestone|deadline|insurance|receipt)';
const OF_KIND = new RegExp(`\\b([\\p{L}-]+) (?=${KIND}s?\\b)`, 'iu');
const OTHER_ONE = followUp(
  "(?:what about |how about |when(?:[’']s| is| was) |for )?the (?!other|next|last|first|second|third|biggest|smallest|same|cheapest|dearest|latest|right|wrong|new|old|big|small|whole)([\\p{L}-]{3,}) one(?: (?:up|down|out|over|in|on|at|for|outside|inside|upstairs|downstairs|top|there|back|front|the|deck|roof|\\p{L}+))*",
);
/** Two things that differ only in where they are, or in what they are for. */
const OPPOSITES =
  'front back rear side|upstairs downstairs|inside outside|left right|north south east west|upper lower|top bottom|first second third|old new|big small|hot cold'
    .split('|')
    .map((words) => words.split(' '));
const OPPOSITE_ONE = followUp(
  `(?:what about |how about |for )?the (${OPPOSITES.flat().join('|')}) ones?`,
);
const LONGEST = 100;

/** "When is the gas inspection?" "And the rail one?": the rail inspection. */
export function ofOtherKind(text: string, { question }: Reading): string | null {
  return ofOpposite(text, question) ?? ofKind(text, question);
}

/** "What did the front window install cost?" "And the back ones?" */
function ofOpposite(text: string, question: string): string | null {
  const said = OPPOSITE_ONE.exec(text)?.[1]?.toLowerCase();
  if (said === undefined || question.length > LONGEST) return null;
  const others = OPPOSITES.find((words) => words.includes(said))?.filter((word) => word !== said);
  const before = new RegExp(`\\b(the|our|my) (?:${others?.join('|')})(?= \\p{L})`, 'iu');
  return before.test(question) ? question.replace(before, `$1 ${said}`) : null;
}

function ofKind(text: string, question: string): string | null {
  const kind = OTHER_ONE.exec(text)?.[1];
  if (kind === undefined || question.length > LONGEST || !OF_KIND.test(question)) return null;
  return question.replace(OF_KIND, `${kind} `);
}
