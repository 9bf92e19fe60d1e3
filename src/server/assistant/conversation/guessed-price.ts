import { pattern } from '../pattern.ts';

const COUNT =
  '(?:\\$?\\d[\\d,.]*k?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|some|few|couple|of|and|half|to|or|so|odd|ish|something|hundreds?|thousands?|grand|k|quid|bucks|dollars|pounds|euros)';
/** "The mixer, that was what, a hundred or so?" */
const GUESSED = pattern('i')`
  (?<=^|[.!] )(?!(?:what|how|who|when|which)\b)([^.!?]{3,80}?),? (?:
    (?:that|it|this|they|those|which) )?(?:
    was|were|is|cost|came to|(?:would|['’]d|will|must) (?:have )?(?:be|been|cost)
  ) (?:what|how much),? (?:
    (?:about|around|like|roughly|maybe|say),? )*${COUNT}(?:[ -]${COUNT}){0,6}[?.! ]*$
`;

/** What somebody guesses of a price as the question for it: the guess must not narrow the answer. */
export const withoutGuess = (text: string): string =>
  text.length > LONGEST ? text : text.replace(GUESSED, 'how much was $1?');
const LONGEST = 300;
