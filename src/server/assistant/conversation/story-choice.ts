import { pattern } from '../pattern.ts';

const WHICH = pattern('i')`
  ^(?:(?:so|and|but|ok|okay|well|now|then)[ ,]+)*(?:which|who)\b(?:
    ['’]s| is| was| were| are| came| got| cost| did| had
  )?(?: (?:in|of) (?:the end|the two|them|those))?(?: (?:
      it
      |(?:it |out )?(?:really |actually )?(?:the )?(?:
        more|less|most|least|higher|lower|bigger|smaller|larger|dearer|cheaper|pricier|costlier
        |highest|lowest|biggest|smallest|cheapest|dearest|priciest
      )(?: (?:one|month|expensive|of the two))?
    )
  )*(?=[,?. ]*$|,? (?:and|or)\b)
`;
const NO_THING =
  '(?!(?:says?|said|swears?|swore|claims?|claimed|thinks?|thought|bets?|reckons?|that|whether|if|agree|sure|told)\\b)';
const SIDE = `((?:(?:the|our|my) )?${NO_THING}[\\p{L}\\d'’-]+(?: ${NO_THING}[\\p{L}\\d'’-]+){0,3}?)`;
const COMPARATIVE =
  '(?:more|less|cheaper|dearer|pricier|costlier|bigger|smaller|larger|higher|lower|worse|better)';
/** "I thought July was a cheaper month than August", "between the deposit and the install". */
const PAIRS = [
  pattern('iu')`
    (?:
      ^
      |\b(?:
        that|whether|if|think|thought|said|says|claims?|claimed|swears?|swore|sure|bets?|reckons?
        |and|but|so
      ) )(?:that )?(?!
      (?:he|she|it|they|we|i|that|this|there)\b
    )${SIDE}(?: (?:really|actually|only|even))? (?:
      is|was|were|are|cost|costs|came|got|has|had|ran|would be|has been|had been
    )\b[^.?!]{0,30}?\b${COMPARATIVE}\b[^.?!]{0,20}? than ${SIDE}(?=
      $|[.,!?]| (?:but|and|or|so|though|because|now|in|did|was|is|cost)\b
    )
  `,
  new RegExp(
    `\\bbetween ${SIDE} (?:and|or) ${SIDE}(?=$|[.,!?]| (?:one|the one|there|i|we|but|somebody|someone|he|she|they)\\b)`,
    'iu',
  ),
];
const WHETHER =
  /\b(?:whether|if) ((?:we|i|it|they|he|she|the|our|my)\b[^.?!]{0,100}? or [^.?!]{3,80})[.!]*$/i;

/**
 * "I thought July was cheaper than August. Which was higher?": of the two that the story names. Null
 * if the question does not choose, or the story names no two.
 */
export function choiceOfStory(question: string, before: readonly string[]): string | null {
  if (!WHICH.test(question)) return null;
  const told = before.findLast((one) => WHETHER.test(one) || PAIRS.some((pair) => pair.test(one)));
  if (told === undefined) return null;
  const whether = WHETHER.exec(told)?.[1];
  if (whether) return `${whether}, ${question.replace(LEAD, '')}`;
  const [, one, other] = PAIRS.map((pair) => pair.exec(told)).find((found) => found !== null) ?? [];
  const asked = question.replace(LEAD, '').replace(WAS_MORE, '$1 cost $2');
  return one && other ? `${one} or ${other}, ${asked}` : null;
}
const WAS_MORE = /^((?:which|who)(?: one)?) (?:is|was|were|came out) (more|less)\b/i;
const LEAD = /^(?:(?:so|and|but|ok|okay|well|now|then)[ ,]+)+/i;
