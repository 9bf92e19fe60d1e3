import type { Reading } from '../question/reading.ts';
import { followUp } from './follow-up-pattern.ts';

const KIND =
  '(?:inspection|permit|deposit|delivery|quote|bill|agreement|contract|payment|invoice|warranty|budget|milestone|deadline|insurance|receipt)';
const OF_KIND = new RegExp(`\\b([\\p{L}-]+) (?=${KIND}s?\\b)`, 'iu');
const OTHER_ONE = followUp(
  "(?:what about |how about |when(?:[’']s| is| was) |for )?the (?!other|next|last|first|second|third|biggest|smallest|same|cheapest|dearest|latest|right|wrong|new|old|big|small|whole)([\\p{L}-]{3,}) one(?: (?:up|down|out|over|in|on|at|for|outside|inside|upstairs|downstairs|top|there|back|front|the|deck|roof|\\p{L}+))*",
);
const LONGEST = 100;

/** "When is the gas inspection?" "And the rail one?": the rail inspection. */
export function ofOtherKind(text: string, { question }: Reading): string | null {
  const kind = OTHER_ONE.exec(text)?.[1];
  if (kind === undefined || question.length > LONGEST || !OF_KIND.test(question)) return null;
  return question.replace(OF_KIND, `${kind} `);
}
