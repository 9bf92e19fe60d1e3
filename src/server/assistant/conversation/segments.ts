import { pattern } from '../pattern.ts';
/** The parts of a message between its punctuation, without it. */
export const segmentsOf = (text: string): string[] =>
  text
    .split(/[.?!;,:—–…]+(?:\s+|$)|\s+-+\s+|\s*[()]\s*/)
    .map((part) => part.trim())
    .filter(Boolean);

const LEAD = '(?:(?:so|and|but|ok|okay|now|then|well|anyway|or|also|please|oh)[ ,]+)*';
const ASKS = pattern('i')`
  ^${LEAD}(?:
    what|whats|what's|what'd|whatd|wat|wats|when|when's|whens|wen|who|who's|whos|who'd|whom|whose
    |how|hows|how's|how'd|which|wich|where|where's|why|did|do|does|is|are|was|were|has|have
    |can(?!['’]t (?!(?:we|i|you|it|he|she|they|the|that)\b))|could|will|would|tell me|show|list
    |give me|(?:on|in|by|for|to|at|from|of|with) (?:what|which|whom|how)
  )\b
`;

/** Whether a part is a question by its first words. */
export const isAsking = (part: string): boolean => ASKS.test(part) && !RELATIVE.test(part);
/** "…, which reminds me, …" */
const RELATIVE = pattern('i')`
  ^which (?:
    i|we|he|she|they|it|reminds?|means|explains|makes (?:me|us|it)
    |is (?:why|fine|good|great|bad|nice|odd|funny|not|no|an?|to say)|isn['’]?t
    |was (?:fine|good|great|nice|bad|not|no|an?)|sounds|brings
  )\b
`;
