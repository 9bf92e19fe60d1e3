import type { GuideHit } from './guide/guide-search.ts';
import { asksWhenUsable, isInGeneral, namesOwnProject } from './question/in-general.ts';
import { says } from './question/mentions.ts';
import type { Reading } from './question/reading.ts';

/** "Is the drywall done?" */
export const STANDS =
  /^(?:and |so )?(?:is|are|was|were|has|have) (?:the|our|my) (?:\w+ ){1,4}(?:been )?(?:done|finished|ready|completed?|installed|delivered|painted|laid|hung)(?: yet| already| now)?$/;

/** "Have we paid for the carpet in full, or only the deposit?" */
export const HAVE_WE_PAID =
  /^(?:and |so )?(?:have|did) (?:we|i) (?:\w+ )?(?:paid|pay|settled|settle)\b(?!.*\b(?:should|normal|normally|usually|too much)\b)/;

export const WHO_DID =
  /^who (?!should|can|could|may|might|must|do|does|is|are|will|would|pays?|needs?|has|gets?|decides?|usually|normally)[a-z]+ (?:up |in |off |out |down |for )?(?:the|our|my|that)\b/;

/** Marks of what somebody has, and not of what anybody may do. */
export const OWN_MARKS =
  /\b(?:our|my|mine|ours|we|us|i|this|that|these|those|did|was|were|has|have|had|the(?! (?:least|most|best|right|same|usual|\w+est)\b))\b/;

/** "What is the interest rate on my mortgage?" asks for a fact that only the user's records could have. */
export const isOwnFact = (reading: Reading): boolean => {
  const text = reading.words.join(' ');
  return (
    isOfRecords(reading) ||
    (!says(reading, 'advice', 'may') &&
      (STANDS.test(text) ||
        HAVE_WE_PAID.test(text) ||
        WHO_DID.test(text) ||
        /\b(what|who|how much|how many|how old|how big|when|which)\b.*\b(my|our)\b|^who (is|are|was|were) (the|that)\b|^where (is|are|was|were|do|did) (the|our|my|we|i)\b|^which \w+ (is|are|was|were) (in|on) the\b|^(is|was|are) there (a |any )?receipts?\b|^(does|do|has|have) (the|our|my|his|her|their)\b/.test(
          text,
        )))
  );
};

/** What only the records can tell, also where the guide has the same words. */
export const isOfRecords = (reading: Reading): boolean => {
  const text = reading.words.join(' ');
  if ([BILL_TO_PAY, ON_FILE, BOUGHT, PAID_HOW, PAPER_OUT].some((one) => one.test(text)))
    return true;
  if (reading.amount !== null && /^what if (?:the|our|my)\b/.test(text)) return true;
  if (isInGeneral(reading) || asksWhenUsable(reading)) return false;
  if (reading.projects.length > 0 && /\b(?:resale|value|worth)\b/.test(text)) return true;
  return [SHARE_GONE, IS_DONE, AT_WHICH_TIME, UNTIL_DONE].some((one) => one.test(text));
};

/** "Which bill is to be paid first?", "whom do I pay next?" */
const BILL_TO_PAY =
  /\b(?:which|what) (?:\w+ )?(?:bills?|invoices?)\b.*\b(?:paid|pay|due)\b|^(?:and |so )?(?:what|who|whom) (?:should|do|must|shall) (?:i|we) pay (?:next|first|now)$/;
const ON_FILE = /\bon file$|^(?:and |so )?what is next(?: on site| up)?$/;
/** "Is anyone's insurance expired?", "does anybody have an expired license?" */
const PAPER =
  '(?:insurance|licen[cs]es?|permits?|warrant(?:y|ies)|certificates?|polic(?:y|ies)|coverage)';
const OUT = '(?:expired|lapsed|outdated|out of date|run out|up to date|current)';
const PAPER_OUT = new RegExp(
  `^(?:and |so )?(?:is|are|has|have|do|does|did) (?:any|anyone|anybody|everyone|everybody|all|somebody|someone)\\b.*(?:\\b${PAPER}\\b.*\\b${OUT}$|\\b${OUT} ${PAPER}\\b)`,
);
/** "The day we ordered the stove", "does the sealer show up anywhere?" */
const BOUGHT =
  /\b(?:what|which) (?:date|day) (?:do|did|have) (?:we|i) (?:have|got|put|set|write|wrote)\b|\b(?:we|i) (?:bought|paid|ordered|spent|hired|chose|picked|purchased)\b(?! (?:too|the wrong)\b)|\banywhere$|^(?:does|do|did|is|are|was) .* (?:show up|appear)\b|\b(?:called|named)$|^(?:the )?(?:(?:due |target |start |end )?date|deadline|target)\b|\b(?:target|deadline|due date)$/;
/** "The lamp: cash or card?" */
const PAID_HOW =
  /^(?:(?!(?:pay|paying|should|is|contractor|builder)\b)\w+ ){0,4}(?:checks?|cheques?|cash|cards?|credit|debit|transfer) or (?:an? )?(?:checks?|cheques?|cash|cards?|credit|debit|transfer|what)(?: or what)?$/;
/** "What part of the cushion is gone?" */
const SHARE_GONE =
  /\b(?:contingency|reserve|budget|cushion|buffer|retainage|deposit|allowance)\b.*\b(?:gone|used|left|spent|remaining|eaten|paid)\b/;
/** "Touch-up done?", "sink in yet?" */
const IS_DONE =
  /\b(?:done|finished|completed|delivered|installed|ordered|paid)$|^(?:and |so )?(?:is|are|was|were|did|has|have) (?:the|our|we|i)\b.*\b(?:approved|accepted|declined|rejected|turned down)$|\b(?:yet|already)$/;
/** "Countertop, when?", "when is the tiling?" */
const AT_WHICH_TIME =
  /(?<!\b(?:know|tell|and|or)) (?:on )?(?:when|what day|which day|what date)$|^(?:and |so )?when (?:is|are|was|were|will|does|did) (?:the|our|my) |^(?:and |so )?when (?:is|are|was|were) \w+(?:ing|ed|s)?$/;
/** "How long till the roof is on?" */
const UNTIL_DONE =
  /^(?:and |so )?how (?:long|soon|many (?:days|weeks)) (?:until|till|before|to) (?:(?:the|our|my) |(?:\w+ ){1,3}(?:starts?|begins?|comes?|arrives?|ends?)$)/;

/**
 * A few words that name no record and ask as one asks about any house: "shed or carport", "ramp
 * rules". It is the last resort, so the guide must fit well.
 */
export const isBareTopic = (reading: Reading, hit: GuideHit): boolean => {
  const text = reading.words.join(' ');
  const isOwn = namesOwnProject(reading) || reading.contractors.length > 0;
  if (isOwn || isOfRecords(reading)) return false;
  // "They have ruined the floor": what happened is put as the guide has it.
  if (hit.isAlike && !ASKS.test(text) && !says(reading, 'spend', 'howMuch', 'count')) return true;
  if (hit.score < ENOUGH || OWN_MARKS.test(text) || says(reading, ...ofMoney)) return false;
  return EITHER_OR.test(text) || OF_ANY_HOUSE.test(text) || isInGeneral(reading);
};
const ENOUGH = 12;
const ofMoney = [
  'spend',
  'howMuch',
  'count',
  'percent',
  'left',
  'budget',
  'owe',
  'phone',
  'email',
] as const;
const ASKS =
  /^(?:and |so |but )*(?:who|whose|what|when|which|where|how|why|did|do|does|was|were|is|are|has|have|had|list|show|name|find|add|move|mark|set|change|delete|record|total|sum)\b/;
/** "Carpet or vinyl", "old vs new radiators". */
const EITHER_OR = /^(?:\w+ ){1,4}(?:or|vs|versus|against) (?:\w+ ){0,4}\w+$/;
const OF_ANY_HOUSE =
  /\b(?:ideas?|tips?|tricks?|rules?|codes?|requirements?|options?|max|maximum|min|minimum|standard|pitfalls|how|ok|okay|allowed|legit|needed|required|necessary|first|without|leaks?|leaking|cracks?|cracking|cracked|peels?|peeling|rot|rots|rotten|rotting|wet|damp|moldy|mouldy|stuck|scratched|broke|broken|trips?|tripping|bowing|sags?|sagging|freezing|frozen|cold|hot|banging|clogged|blocked|wobbles?|smells?|fire|pregnant|baby|kids?|dogs?|cats?|wheelchair|mom|dad|parents?|under|over|behind|no|an?)\b/;
