import { pattern } from '../pattern.ts';
import type { Period } from './calendar.ts';
import { isOfGeneralForm } from './general-form.ts';
import { isPutInGeneral } from './put-in-general.ts';
import type { Reading } from './reading.ts';

/** "Is it normal to pay half before they start?": whatever the user's own records have. */
export const isInGeneral = (reading: Reading): boolean =>
  isPutInGeneral(reading.words) || isOfGeneralForm(reading.question) || asksForMeaning(reading);

/** "What goes on the wall behind shower tile?", even if a project is called Wall. */
const isOfAnyPart = ({ words, question }: Reading): boolean =>
  PART_BESIDE.test(words.join(' ')) && isOfGeneralForm(question);
const PART_BESIDE =
  /\bthe (?:walls?|floors?|ceilings?|roof|deck) (?:behind|under|above|below|beneath|around|beside)\b/;

/** It names nothing that the user's own records have. */
export const isOfNobody = (reading: Reading): boolean =>
  (!(namesOwnProject(reading) && pointsAtProject(reading)) || isOfAnyPart(reading)) &&
  reading.contractors.length === 0 &&
  (reading.period === null || isOfOldHouse(reading.period)) &&
  reading.bound === null &&
  reading.paymentMethod === null &&
  !/\b(?:already|so far|by now|yet)\b/.test(reading.words.join(' '));

/** "Kitchen rules" are those of any kitchen, even if a project is called so; "the kitchen" is one. */
export const namesOwnProject = ({ projects, named, words }: Reading): boolean =>
  projects.length > 0 &&
  !/^(?:an?|any)$/.test(words[words.indexOf(named[0] ?? '') - 1] ?? '') &&
  (named.length > 1 ||
    !named.every((word) => ROOM.test(word)) ||
    /\b(?:the|our|my|this|that)\b/.test(words.join(' ')));
/** "The tile in the kitchen" is in one's own; "on a flat roof" and "on kitchen walls" are in any. */
const pointsAtProject = ({ named, words, question }: Reading): boolean =>
  named.length !== 1 ||
  named.some((word) => {
    const at = words.indexOf(word);
    const isOnlyName = !ROOM.test(word) && !isOfGeneralForm(question);
    return isOnlyName || words.slice(Math.max(0, at - 2), at).some((one) => POINTS.test(one));
  });
const POINTS = /^(?:the|our|my|this|that|his|her|their|your)$/;
const ROOM = pattern()`
  ^(?:
    kitchen|bath|bathroom|bedroom|basement|cellar|attic|loft|garage|porch|deck|laundry|roof|addition
    |extension|hall|hallway|garden|yard|fence|driveway|patio|sunroom|stair|shed|closet|pantry
    |mudroom|office|nursery|floor|window|siding|house|home
  )s?$
`;

/** "New tar: how long before we park on it?", which no timeline tells. */
export const asksWhenUsable = ({ words }: Reading): boolean => {
  const text = words.join(' ');
  return (
    USED.test(text) && WAITED.test(text) && !/\b(?:did|was|were|had|could (?:we|i))\b/.test(text)
  );
};
const USED = pattern()`
  \b(?:
    walk|walking|walked|step|stepping|drive|driving|driven|park|parking|parked|sleep|sleeping
  ) (?:on|over|across|in|there|it)\b
  |\b(?:
    can|may|could|we|i|you|one|people|kids|cars?
  ) (?:safely )?(?:shower|park|drive|walk|recoat|sleep)\b(?! (?:through|away|off|out|up)\b)
  |\bhow soon (?:can|may|should) (?:i|we|you|one) \w+.* after \w+ing\b
`;
const WAITED = /\b(?:how (?:long|soon)|when|wait|before|until|till|after|days|hours)\b/;

/** "A house from 1962": nobody keeps records of that year. */
const isOfOldHouse = ({ from, to }: Period): boolean =>
  (to ?? from ?? OLDEST_RECORD) < OLDEST_RECORD;
const OLDEST_RECORD = '2005-01-01';

const TERM =
  '(?:holdbacks?|retainage|retention|lien waivers?|mechanics liens?|liens?|change orders?|variations?|punch lists?|snag lists?|snagging|allowances?|contingency|contingencies|progress payments?|draw schedules?|draws?|payment schedules?|cost plus|fixed price|time and materials|scope of work|performance bonds?|certificates? of occupancy|building codes?|subcontractors?|general contractors?)';
/** "Retainage: what is it for?" */
const WHAT_FOR = pattern()`
  ^(?:and |so )?(?:an? )?(?:${TERM}|deposits?|permits?|inspections?) (?:
    what (?:is|are) (?:it|they|that|those|one)(?: (?:good|there|even))*(?: for)?
    |why (?:do|does|would|is|are) (?:it|they|that|people|you|one|there)\b.*
  )$
`;
/** "What is a change order, or a variation?" */
const MEANING = new RegExp(
  `^(?:so |and |ok )?(?:what (?:is|are|does) |define |explain )(?:an? )?${TERM}(?:(?: or| and)?(?: an?)? ${TERM})?(?: mean| exactly| even| anyway)*$`,
);

/** "What is snagging?" */
const asksForMeaning = ({ words, concepts, contractors, projects }: Reading): boolean =>
  MEANING.test(words.join(' ')) ||
  WHAT_FOR.test(words.join(' ')) ||
  (concepts.size + contractors.length + projects.length === 0 &&
    /^what (?:is|are) (?:\w+|an? \w+(?: \w+)?)$/.test(words.join(' ')));

/** The guide knows nothing about today's rates, prices or weather. */
export const isAboutNow = ({ words }: Reading): boolean =>
  words.some((word) => ['today', 'tomorrow', 'tonight', 'yesterday'].includes(word)) ||
  GOING_RATE.test(words.join(' '));
const GOING_RATE =
  /\b(?:current|present|going|latest) (?:\w+ ){0,2}(?:rates?|prices?)\b|\b(?:rates?|prices?|going for)\b.*\b(?:these days|nowadays|currently|right now|at the moment|at present)\b/;
