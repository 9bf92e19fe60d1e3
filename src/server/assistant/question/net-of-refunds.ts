import { pattern } from '../pattern.ts';
import type { Words } from './words.ts';

const DET = '(?:the |any |all |our |my |that |those |what )?';
const BACK = '(?:sent|took|brought|got|gave|returned|exchanged|handed)';
const US = '(?:we|i|they|he|she)';

/** What came back is taken off every sum already. */
export const NET = new RegExp(
  [
    `(?<!\\bnot )\\b(?:net of|after|less|allowing for|deducting|taking off|once you take off|including|inclusive of|counting) ${DET}(?:(?:\\w+ ){0,3}?(?:returns?|refunds?|rebates?|exchanges?|returned \\w+)|what ${US} ${BACK}(?: back)?|what came back)\\b(?: (?:that )?(?:we|i|they) (?:got|had|received|gave us|made|did))?(?: back)?`,
    // "Minus the boxes we returned".
    `\\b(?:net of|after|less|minus|deducting|taking off|once|with|knocking off|subtracting) ${DET}(?:\\w+ ){0,4}?(?:that )?${US} (?:returned|(?:sent|took|brought|handed|gave) (?:\\w+ ){0,3}?back)\\b`,
    `\\bafter (?:returning|exchanging|refunding|(?:sending|taking|bringing|giving|handing) (?:\\w+ ){0,3}?back)\\b(?: (?:it|them|some|one|two|that|those))?`,
    // "Net of the window that went back".
    `\\b(?:net of|after|less|minus|deducting|taking off|allowing for) ${DET}(?:\\w+ ){1,4}?(?:that |which )?(?:(?:went|came) back|(?:was|were|got) (?:returned|refunded|(?:sent|taken|given|brought) back))\\b`,
    // "And take off whatever got credited back".
    '\\b(?:net of|after|less|minus|deducting|tak(?:e|ing) off|subtract(?:ing)?) what(?:ever)? (?:was|got|were|has been|came|went) (?:back|(?:credited|refunded|returned|given|handed|sent|paid)(?: back)?)\\b',
    // "Once you knock the refunds off", "with the returns taken back out".
    `\\b(?:(?:net of|after|less|once|when|if|and|with|then|now) (?:${US} |you |that )?)?(?:knock|take|net|deduct|subtract)(?:ing|s)? (?:off |out |away )?${DET}(?:refunds?|returns?|rebates?)\\b(?: (?:back )?(?:off|out|away))?(?: again)?`,
    // "Once the two packs went back".
    `\\b(?:once|after|when|now that|with) (?:\\w+ ){0,4}?(?:went|was|were|got|came|going|had been|being|has been|have been) (?:returned|refunded|exchanged|(?:sent |taken |brought |handed )?back)\\b`,
  ].join('|'),
);

/** "How many have no receipt, refunds included?" */
const COUNTED =
  '(?<!\\b(?:are|is|were|do|what|which|any|the) )\\b(?:refunds?|returns?) (?:(?:also |already |all )?(?:included|counted)(?: in| too| as well)?(?=$| do\\b| does\\b| have\\b| has\\b| are\\b| is\\b| how\\b| what\\b)|(?:too|as well)(?=$| how\\b| what\\b)|and all\\b)';

export const TAKEN_OFF = new RegExp(
  [
    '\\bwith (?:(?:the|any|all|our) (?:\\w+ ){1,8}|(?:\\w+ ){1,6})(?:knocked off|taken off|taken out|deducted|subtracted|netted|taken into account|accounted for|counted in|factored in|included)\\b',
    // "Net outlay, refunds subtracted".
    '\\b(?:refunds?|returns?|rebates?) (?:(?:already|all|being|having been|have been|are|is|once) )*(?:knocked off|taken off|deducted|subtracted|netted(?: off| out)?|taken into account|accounted for|factored in|set off)\\b',
    COUNTED,
    '\\b(?:subtracting|deducting|knocking off|taking off|netting off|netting out) (?:the |any |all |our )?(?:\\w+ )?(?:refunds?|returns?|rebates?)\\b',
  ].join('|'),
);

/** "Net of returns": not a question about the refunds. */
export const isNetOfRefunds = ({ words }: { words: readonly string[] }): boolean =>
  NET.test(words.join(' ')) || TAKEN_OFF.test(words.join(' '));

/** What is asked besides that: of "what came back, counting the rebate", what came back. */
export const withoutNet = (text: string): string => text.replace(NET, '').replace(TAKEN_OFF, '');

const COUNTED_IN = new RegExp(COUNTED);

/** "The smallest one that is not a refund". */
export const NO_REFUND =
  /\b(?:(?:that|which) (?:is|are|was|were) )?(?:not|no) (?:a|any) (?:refund|return)\b|\b(?:that|which) (?:is|are|was|were) (?:not|no) (?:refunds?|returns?)\b/;

export const isBeforeRefunds = ({ words }: { words: readonly string[] }): boolean =>
  BEFORE_REFUNDS.test(words.join(' '));

/** "Before the gas company's rebate". */
const BEFORE =
  /\bbefore (?:the |any |all |our |that )?(?:\w+ ){0,3}?(?:refunds?|rebates?)\b|\bbefore (?:the|any|all|our|that) returns?(?=$| of\b| to\b| came\b| went\b)|\b(?:without|ignoring|not counting|not including|leaving out|excluding|except) (?:the |any |all )?(?:refunds?|returns?)\b/;
/** "Refunds not counted", "originally", "when we first bought it". */
const AT_FIRST = pattern()`
  \b(?:the |any |all )?(?:refunds?|returns?) (?:
    do not count|not counted|not included|ignored|left out|left aside|aside
  )\b
  |(?<!\b(?:there|have|had|has|got|get|recorded|is|are|was|were|saw|why|if|with) )\bno (?:refunds?|returns?)(?=$| (?:what|how|please|counted|included|in it)\b)
  |\boriginally\b
  |\bbefore (?:we|i|they) (?:
    returned|(?:took|sent|brought|gave) (?:\w+ ){0,3}?back
  )(?: (?:any|some|one|two|them|it))?\b
`;
export const BEFORE_REFUNDS = new RegExp(`${BEFORE.source}|${AT_FIRST.source}`);

/** "Refunds subtracted": without "with", it names nothing else. */
const TAKEN_OFF_ALONE =
  /\b(?:refunds?|returns?|rebates?) (?:(?:already|all|being|having been|have been|are|is|once) )*(?:knocked off|taken off|deducted|subtracted|netted(?: off| out)?|set off)\b/;

/** The words of "net of that rebate\" name nothing that was bought. */
export function takeNetOfRefunds(words: Words): void {
  words.takeMatch(NET);
  words.takeMatch(TAKEN_OFF_ALONE);
  words.takeMatch(COUNTED_IN);
  words.takeMatch(NO_REFUND);
  words.takeMatch(AT_FIRST);
  if (words.text.includes('before ')) words.takeMatch(BEFORE);
}
