import { pattern } from '../pattern.ts';

const MORE =
  '(?:the )?(?:cheaper|dearer|pricier|costlier|less|more|lower|higher|bigger|larger|smaller|cheapest|dearest|lowest|highest|biggest|largest|more expensive|less expensive)';
const WAS = "(?:['’]s| is| was| were| ran| came out| comes out| came in| quoted| asked)";

/** "Rosa and Tom both priced the gate. Who is cheaper?": of those two, for that. */
const CHOICE = new RegExp(
  `(?<=\\p{Ll}{2})[.;!] +((?:(?:so|and|now|then),? )?(?:who|which)(?: (?:one|of (?:them|the two|those two)))?${WAS} ${MORE}(?:,? (?:and )?by (?:how much|what))?[?. ]*)$`,
  'iu',
);
/** "Between the gate and the fence, one of them was dearer. Which, and what is the gap?" */
const ONE_OF_TWO = pattern('iu')`
  \bone(?: of (?:them|these|those|the two)
  )?(${WAS} ${MORE})(?: than the other)?[.;,] +(?:so |and )?which(?: (?:one|is it|was it|one is it|one was it)
  )?(?:
    ,? (?:and )?(?:what|how|by)[^?.,]{0,20}\b(?:gap|difference|much)
  )?[?. ]*$
`;
/** "We wonder whether it was more to A or to B. So which is it, and what are the two figures?" */
const WHICH_IS_IT = pattern('i')`
  (?<=\b(?:whether|if)\b[^.?]{4,120}\bor\b[^.?]{3,120})[.;,] +(?:so |and |well )?which (?:is|was) it(?:
    ,? and what (?:are|were) the (?:two |both )?(?:figures|numbers|amounts|sums|totals)
  )?[?. ]*$
`;
/** "Or to everybody else, like stores and the town hall": examples narrow nothing down. */
const EXAMPLES =
  /(?<=\b(?:everybody|everyone|anybody|anyone) else|\bothers), (?:like|such as|meaning|say|e\.g\.) [^,.?]{3,60}(?=[,.?]|$)/i;

/** A message whose last sentence asks which of two that were named before. */
export const withChoiceJoined = (text: string): string =>
  text.length > LONGEST
    ? text
    : text
        .replace(EXAMPLES, '')
        .replace(ONE_OF_TWO, 'which$1, and by how much?')
        .replace(WHICH_IS_IT, '?')
        .replace(CHOICE, ', $1');
const LONGEST = 400;
