import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { followUp } from './follow-up-pattern.ts';

const IT = '(?:it|that|this|them|those|these)';

/** "Why?", "how come?", "what drove it over?" */
const WHY = followUp(
  `why(?: (?:tho|though|so|is|was|were|did|are|has|have|${IT}|they|happen|happened|exactly|ever|the case|come|then|be|been|go|gone|went|over|late|high|end up))*|how come(?: (?:so|is|was|${IT}|happened|over|late|though))*|what(?:['’]s| is| was) (?:the|its) (?:reason|cause|culprit|explanation)(?: (?:for|of|behind|there)(?: ${IT})?)?|for what reason|what (?:caused|drove|pushed|made|put|sent|took|tipped|blew|did|brought|got) (?:${IT}|us)(?: (?:over|up|out|there|past|late|happen|so|high|much|expensive|the budget|the top|budget|the limit|the edge|go|run|come|in))*|what happened(?: there)?`,
);
const LATE = /\b(?:late|behind|delay|delayed|overdue|early|slip|slipped)\b/;

/** Nobody writes down why a day was missed, but what cost the most can be told. */
export function reasonAsked(text: string, before: Reading): string | null {
  if (!WHY.test(text) || before.subject !== null || says(before, 'advice')) return null;
  const isOfDay =
    LATE.test(before.words.join(' ')) || says(before, 'overdue', 'milestone', 'done', 'when');
  if (isOfDay) return 'why was it late';
  return says(before, 'overBudget', 'spend', 'howMuch', 'percent') ? 'why so much' : null;
}

const WE = '(?:we|i|you|they|anyone|anybody|he|she)(?: (?:ever|already|actually|finally|even))*';
const LAST = '(?: (?:yet|already|in the end|after all|or not|or no|then))*';
/** "Did we ever tell him yes?", "is it approved?" */
const DECIDED = [
  `(?:did|have|has|had) ${WE} (?:tell|told|say|said|give|given|gave)(?: (?:him|her|them|it))? (?:yes|no|ok|okay|the (?:go-?ahead|green light|nod|ok|okay)|an answer|our ok)(?: or no)?(?: (?:to|on|for|about) ${IT})?${LAST}`,
  `(?:did|have|has|had) ${WE} (?:decide|decided|agree|agreed|approve|approved|accept|accepted|sign|signed|okayed?|ok['’]?d|declined?|reject|rejected|refused?|turn(?:ed)?(?: ${IT})? down|turned? ${IT} down|settled?|(?:make|made) up (?:our|my) minds?)(?: (?:off|on|to|for|about|${IT}|him|her|them))*${LAST}`,
  `(?:is|was|were) ${IT}(?: (?:already|ever|now))* (?:decided|approved|accepted|agreed|agreed to|signed(?: off)?|declined|turned down|rejected|settled)(?: (?:on|off))?${LAST}`,
  `what did (?:we|i) (?:say|decide|answer|tell (?:him|her|them))(?: (?:to|about|on) ${IT})?${LAST}`,
].map(followUp);
/** Bought things are taken too. */
const TAKEN = followUp(
  `(?:did|have|are|do) ${WE} (?:take|taken|taking|go|gone|going|want)(?: (?:for|with|ahead with|through with))? ${IT}${LAST}`,
);

/** "What would the taller molding add?" "Did we say yes?": whether that change is accepted. */
export function decisionAsked(text: string, before: Reading): string | null {
  const { subject, contractors } = before;
  const rest = before.rest.filter((word) => !KIND.test(word));
  const isOfRecord = subject === null || subject === 'changes' || subject === 'quotes';
  // "What did Ann's change order cost?"
  const [only, other] = contractors;
  const ofWhom = subject !== null && only && !other ? ` of ${only.name}` : '';
  if ((rest.length === 0 && ofWhom === '') || !isOfRecord || says(before, 'milestone', 'when'))
    return null;
  const isBought = says(before, 'spend', 'expense', 'receipt');
  const isAsked = DECIDED.some((one) => one.test(text)) || (!isBought && TAKEN.test(text));
  if (!isAsked) return null;
  const thing = rest.length > 0 ? ` for the ${rest.join(' ')}` : '';
  return `is the ${subject === 'quotes' ? 'quote' : 'change order'}${ofWhom}${thing} accepted`;
}
const KIND = /^(?:changes?|orders?|quotes?|bids?|extras?)$/;

const LESS = '(?:cheaper|cheapest|lower|lowest|better|other|less expensive|cheap|low)';
const MORE = '(?:dear|dearer|higher|highest|expensive|pricier|pricey|more expensive|high|steeper)';
const ONE = '(?: (?:one|quote|bid|offer|price|bill|figure))?(?: of (?:the|those|these) two)?';
/** "What would we save with the cheaper one?", "what is the difference between the two?" */
const SAVED = [
  `(?:how much|what) (?:would|will|could|can|do|did|does|might) (?:we|i|${IT}) (?:save|be saving)(?: us| me)?(?:(?: (?:by|with|on|if|taking|going|choosing|picking|hiring|using|we|i|took|take|go|went|choose|chose|pick|picked|for|from))* the ${LESS}${ONE})?`,
  `(?:what(?:['’]s| is| was) )?(?:the )?(?:difference|gap|spread|saving)(?: (?:between|of|in price))?(?: (?:the )?(?:two|both|them|those|these))*(?: (?:quotes|bids|offers|prices))?`,
  `how much (?:more|less|cheaper|dearer|higher|lower)(?: (?:is|does|would|did|was))?(?: the)? (?:${LESS}|${MORE})${ONE}(?: (?:want|ask|asking|charge|cost|be|come to|quote)(?: for)?)?`,
  `by how much (?:is|was|does|did|would) [\\p{L}-]+ (?:be )?(?:cheaper|dearer|lower|higher|below|above|under|over|less|more)`,
].map((one) => new RegExp(followUp(one).source, 'iu'));

/** Of quotes or bills. */
export const savingAsked = (text: string): boolean => SAVED.some((one) => one.test(text));

/** "And the sink, that's after, isn't it?", "is the sink before or after?": when it is, tells. */
const THING = '((?:the|our|my) [\\p{L}-]+(?: (?!is|are|was|were|comes?|goes)[\\p{L}-]+){0,2}?)';
const ORDER = '(?:after|before|later|earlier|first|next|last|then|sooner|afterwards|beforehand)';
const TAG =
  "(?:,? (?:isn['’]?t it|is it|aren['’]?t they|don['’]?t they|doesn['’]?t it|right|no|correct|yes|yeah))?";
const IN_ORDER = [
  `${THING},? (?:(?:that|it|they|those)(?:['’]s|['’]re)?)?(?: ?(?:is|are|was|were|comes?|goes?|happens?|gets? done))?(?: (?:in|on|up|done|only))* ${ORDER}(?: or (?:after|before|later))?(?: (?:${IT}|then))?${TAG}`,
  `(?:is|are|does|do) ${THING}(?: (?:come|go|happen|in|on))* ${ORDER}(?: or (?:after|before|later))?(?: ${IT})?`,
].map((one) => new RegExp(followUp(one).source, 'iu'));

export function orderAsked(text: string): string | null {
  const thing = IN_ORDER.map((one) => one.exec(text)?.[1]).find((one) => one !== undefined);
  return thing === undefined ? null : `and ${thing}`;
}
