import { pattern } from '../pattern.ts';

/** "Which ones did we accept, and which are still waiting?" asks for those of any standing. */
const OF_BOTH =
  /\b(?:accept(?:ed)?|approved?|agreed)\b.* (?:and|but|or|versus|vs|how many|which|what)\b.*\b(?:proposed|waiting|pending|undecided|unanswered)\b|\b(?:proposed|waiting|pending|undecided|unanswered)\b.* (?:and|but|or|versus|vs|how many|which|what)\b.*(?<!not )(?<!not yet )\b(?:accepted|approved|agreed)\b/;
const WAITING = pattern()`
  \b(?:
    wait|waits|waiting|awaiting|pending|proposed|open|unanswered|undecided|asked(?! (?:us |me )?for\b)|decide|decision
    |outstanding|yes or no|up in the air|in limbo|unsigned
  )\b
  |\b(?:not|no|never|yet)\b.*\b(?:decided|answered|accepted|approved|agreed|signed)\b
  |\b(?:need|needs|want|wants)\b.*\b(?:approval|okay|ok|answer|signature|go ahead)\b
`;
const SAYS_YES =
  '(?:tak(?:e|es|ing)|took|accept(?:s|ed|ing)?|approv(?:e|es|ed|ing)|agree[ds]?(?: to)?|sign(?:s|ed)?(?: off on)?|okay|ok|do|did|doing|add|go(?:es)? (?:ahead )?with|went (?:ahead )?with|green ?light|(?:say|said|saying) (?:yes|ok|okay) to)';
/** "If we take them all", "what would they add?": those that can still be taken. */
const SUPPOSED = pattern()`
  \b(?:if|suppose|supposing|say|imagine|assuming|once|when|by)\b(?: (?:that|we|i|you|ever|end up|were to))* ${SAYS_YES} (?:
    (?:both|all|each|every|any|them|those|these|the|it)\b
  )
  |\bwould\b.*\b(?:add|adds)\b
`;
const DECLINED =
  /\b(?:declin\w*|reject\w*|refus\w*|turn(?:ed)? (?:\w+ )?(?:down|away)|said no|say no)\b/;
const ACCEPTED = /\b(?:accept\w*|approv\w*|agreed|agree to|said yes|say yes|signed off|okayed)\b/;

export const isDeclined = (text: string): boolean => DECLINED.test(text);

/** Which change orders a text is about, by how they stand. */
export function changeStanding(text: string): 'waiting' | 'declined' | 'done' | undefined {
  if (OF_BOTH.test(text)) return undefined;
  if (WAITING.test(text) || (SUPPOSED.test(text) && !DECLINED.test(text))) return 'waiting';
  if (DECLINED.test(text)) return 'declined';
  return ACCEPTED.test(text) ? 'done' : undefined;
}
