import { pattern } from '../pattern.ts';
import { says } from './mentions.ts';
import type { Reading } from './reading.ts';

type Asked = Pick<Reading, 'words' | 'concepts'>;

const COUNTED = pattern()`
  \b(?:
    most|fewest|least|more|fewer|less|highest number of|lowest number of|largest number of
    |smallest number of
  )(?: \w+)? (?:expenses?|entries|records?|payments?|purchases|items|transactions|bills|invoices)\b
`;

/** "Which project has the fewest expenses?": their number counts, and not their sum. */
export const ranksByNumber = ({ words }: Asked): boolean => COUNTED.test(words.join(' '));

/** "Which of the two projects has cost less so far?" */
export const asksWhichCost = ({ words }: Asked): boolean => WHICH_COST.test(words.join(' '));
const WHICH_COST =
  /\b(?:which|what) of (?:the|our|my|these|those) (?:two |three |four |five )?(?:projects|jobs|builds)\b.*\b(?:cost|costs|costing|dearer|cheaper|pricier|expensive|spent)\b/;

/** "Which of the two has cost less?" */
export const wantsLeast = (reading: Reading): boolean =>
  says(reading, 'least') || LESS.test(reading.words.join(' '));
const LESS = /\b(?:less|fewer|cheaper|lower|smaller)\b(?! than)/;

/** "Which project has cost more, and what is the difference?" */
export const wantsGap = ({ words }: Asked): boolean => GAP.test(words.join(' '));
const GAP =
  /\b(?:more|less|fewer|dearer|cheaper|pricier|costlier|difference|gap|by how much|saving)\b/;

/** "Rank the projects from most expensive to cheapest." */
export const wantsOrder = ({ words }: Asked): boolean => IN_ORDER.test(words.join(' '));
const IN_ORDER =
  /\b(?:rank|ranked|ranking)\b|\bfrom (?:the )?(?:most|least|highest|lowest|biggest|smallest|largest|cheapest|dearest|priciest)\b/;
