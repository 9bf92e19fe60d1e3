import { pattern } from '../pattern.ts';

const PERSON =
  '(?:wife|husband|hubby|spouse|partner|girlfriend|boyfriend|fianc[eé]e?|roommate|mom|dad|mother|father|sister|brother|son|daughter|kids?|in[- ]laws?|boss|friend|accountant|lender|bank)';
const QUICK =
  '(?:(?:real |really |super )?quick|one|one quick|another|another quick|last|one last|one more|one other|a|a quick|just a|just a quick|just one|silly|dumb|stupid)';
const FORGOT =
  "(?:i|we) (?:(?:just |really |honestly |always |completely |totally )?(?:can['’]?t|cannot|can never|do not|don['’]?t) (?:seem to )?(?:quite )?(?:remember|recall|find it|keep track)|(?:just |always |completely |totally |keep )?(?:forgot|forget|forgetting|blanked|lost track))(?: (?:this|that|it|now|again|offhand|exactly|anymore))*";
const CURIOUS =
  "(?:(?:i['’]?m |i am |i was )?(?:just )?(?:curious|wondering|checking in|checking|asking)(?: again)?)";
const BOTHER =
  "(?:(?:so )?sorry|(?:i )?(?:hate|do not mean|don['’]?t mean)|(?:i['’]?m )?sorry) (?:to|for) (?:bug|bother|bugging|bothering|ask|asking|trouble|disturb)(?:ing)?(?: you)?(?: again| so (?:late|early|often))?";

/** What opens a message and asks nothing. */
const LEAD = [
  '(?:good (?:morning|afternoon|evening)|hi|hiya|hello|howdy|hey)(?: there| again| all| guys| plumbline| assistant)?',
  `${QUICK} (?:question|thing)(?: (?:for you|about (?:this|that|money)))?`,
  "quick one|question|question for you|one more|me again|it[’']?s me again",
  BOTHER,
  FORGOT,
  CURIOUS,
  `my ${PERSON} (?:wants to know|is asking|was asking|keeps asking|needs to know|asked|just asked|asks|wants me to ask)`,
  'ok(?:ay)?(?: so| then| cool| great)?|alright(?: so)?|all right|um+|uh+|hm+|oh|anyways?|btw|by the way|also|thanks|thank you',
  '(?:can|could) you (?:help me(?: out)?(?: here)?|check something(?: for me)?)|help me out(?: here)?|remind me|refresh my memory',
].join('|');
/** "Hey, quick question - ", "sorry to bug you again but ". */
const OPENING = pattern('iu')`
  ^(?:${LEAD})(?:
    \s*[,.!?:;…–—-]+\s+|,?\s+but\s+
  )(?=[\p{L}\p{N}$"'“])
`;
/** "Ok so and the kitchen?", "hey what is left?" */
const BARE_OPENING =
  /^(?:ok(?:ay)?(?: so)?|hey|hi|um+|uh+|btw) (?=(?:and|what|what['’]s|whats|how|who|when|where|which|did|do|does|is|are|was|were|has|have|can|could|no|just|my|i|we|after|on|in|for|take|say|counting|the)\b)/i;

/** What closes a message and asks nothing. */
const TAIL = [
  '(?:ok(?:ay)?,? )?(?:thanks|thank you|thx|ty|tia|cheers|appreciate it)(?: so much| a lot| a bunch| in advance| much| again)?',
  FORGOT,
  CURIOUS,
  `(?:do|would) you (?:happen to )?know|any idea|lol|haha+|no rush|just asking|asking for my ${PERSON}`,
  `(?:my|our) ${PERSON} (?:is|was|keeps) asking(?: me)?`,
].join('|');
const CLOSING = pattern('iu')`
  (?:(?<=[\p{L}\p{N}"'”)][.!?]+)|(?<=[\p{L}\p{N}"'”)])\s*[,;…–—-]+)\s*(?:${TAIL})[\s.!?:)]*$
  |(?<=\p{L}{2}) ${FORGOT}[\s.!?]*$
`;
/** "What is his rate again?" */
const AGAIN = /(?<=\S{2}) again(?=[?.! ]*$)/i;
const ASKS = /^(?:what|whats|what['’]s|how|who|who['’]s|when|when['’]s|where|which)\b/i;
const PLEASE = /(?<=\w[?.!]?),? (?:please|pls|plz)(?=[?.! ]*$)/i;
const EMOJI = /(?:\s|\p{Extended_Pictographic}|\u{FE0F})+$/u;

/** Patterns take time by what they look at. */
const START = 160;
const END = 120;
const MOST_ROUNDS = 4;

/** A message without the words around it that ask nothing; as typed if nothing else is left. */
export function toThePoint(message: string): string {
  let text = message.trim();
  for (let round = 0; round < MOST_ROUNDS; round += 1) {
    const shorter = STEPS.reduce((soFar, step) => {
      const next = step(soFar).trim();
      return HAS_WORDS.test(next.slice(0, START)) ? next : soFar;
    }, text);
    if (shorter === text) return text;
    text = shorter;
  }
  return text;
}

const atStart = (part: RegExp) => (text: string) =>
  text.slice(0, START).replace(part, '') + text.slice(START);
const atEnd = (part: RegExp) => (text: string) => {
  const from = Math.max(0, text.length - END);
  return text.slice(0, from) + text.slice(from).replace(part, '');
};
const STEPS = [
  atEnd(EMOJI),
  atStart(OPENING),
  atStart(BARE_OPENING),
  atEnd(CLOSING),
  atEnd(PLEASE),
  (text: string) => (ASKS.test(text) ? atEnd(AGAIN)(text) : text),
];
/** One word may be an answer to a question before: "the porch", but not "yes". */
const HAS_WORDS = /[\p{L}\p{N}]{2,}[^\p{L}\p{N}]+[\p{L}\p{N}]|^[^\s]*\p{N}/u;
