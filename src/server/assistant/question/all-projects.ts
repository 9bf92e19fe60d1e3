import { pattern } from '../pattern.ts';
import type { Words } from './words.ts';

const allProjects = [
  'all projects',
  'all my projects',
  'all the projects',
  'all of my projects',
  'all of the projects',
  'all our projects',
  'every project',
  'each project',
  'across projects',
  'across everything',
  'across all',
  'across the lot',
  'on the lot',
  'for the lot',
  'all of them',
  'all four',
  'all three',
  'out of everything',
  'of everything',
  'on everything',
  'over everything',
  'on anything',
  'any of my projects',
  'any project',
  'for everything',
  'everything together',
  'everything combined',
  'overall',
  'over all',
  'altogether',
  'in all',
  'combined',
  'counting everything',
  'counting it all',
  'everything counted',
  'everything included',
  'including everything',
  'projects',
  'whole house',
  'entire house',
  'on this house',
  'for this house',
  'into this house',
  'on the house',
  'into the house',
  'on our house',
  'on our home',
  'on this place',
  'ever made',
  'ever paid',
  'ever bought',
  'anywhere',
  'everywhere',
  'all budgets',
  'all our budgets',
  'all my budgets',
  'all the budgets',
  'all of our budgets',
  'budgets together',
  'every one of them',
  'all of it',
  'across the board',
  'all jobs',
  'all the jobs',
  'all my jobs',
  'all our jobs',
  'all of the jobs',
  'every job',
  'each job',
  'any job',
  'all four jobs',
  'four projects',
].map((phrase) => phrase.split(' '));

/** After "that" or "those", they only ask for the sum of it. */
const sums = new Set(['altogether', 'in all', 'combined', 'overall', 'everything together']);
const POINTER = /\b(?:that|those|these|they|it)\b/;

const SEVERAL = '(?:two|three|four|five|six|seven|eight|nine|ten)';
const JOBS = '(?:projects|jobs|renovations|remodels|builds)';
const HOME =
  '(?:place|property|house|home|loft|apartment|flat|condo|duplex|townhouse|farm|ranch|homestead|estate|spread|lot|shebang|enterprise|undertaking|building|premises)';
/** "Over the four jobs", "each of the three", "the whole property", "wherever they went". */
const ALL_OF_THEM = new RegExp(
  [
    `\\b(?:the|our|my|these|those|over|across) ${SEVERAL} ${JOBS}\\b`,
    `\\b(?:all|each|every one|which|which one|any|any one|one) of (?:the|our|my|these|those) (?:${SEVERAL}|\\d)(?=$| (?:is|are|was|were|has|have|had|went|did|do|does|that|in|over|under|past|broke|blew|came|comes?|together|combined|put|added)\\b)`,
    `\\b(?:all|our|my) ${SEVERAL}(?= (?:together|combined|added|put together|in all|in total|altogether)\\b)`,
    `\\b(?:the|this|our|my) (?:whole|entire) ${HOME}\\b`,
    `\\b(?:whole|entire) ${HOME}\\b`,
    `\\b(?:the|this|our|my) ${HOME} as a whole\\b`,
    // "All the loft projects", for someone whose projects are parts of a loft.
    `\\b(?:the|our|my|all|these|those) ${HOME} (?=projects\\b)`,
    '\\b(?:wherever|no matter (?:where|which (?:project|job)))\\b(?: (?:they|it|that|those|the money) (?:was|were|is|are|went|go|goes))?(?: (?:for|on|to))?',
    '\\bregardless of (?:the |which )?(?:projects?|jobs?)\\b',
    '\\ball (?:the )?work(?: (?:included|counted))?$|\\ball (?:the )?work (?:included|counted)\\b',
    // "April against May, everything we own thrown in".
    '\\b(?:everything|all) (?:that )?(?:we|i) own\\b(?: (?:thrown in|included|counted))?|\\beverything (?:thrown in|lumped together|counted in)\\b',
    // "How much is left over everything?"
    '(?<=\\bleftover )everything\\b(?! (?:for|on|in|from|that|we|i)\\b)',
    // "Everything that we have paid".
    '\\beverything(?= (?:that )?(?:we|i) (?:have |had )?(?:ever )?(?:paid|spent|laid out|shelled out)\\b(?! (?:on|for|to|in|him|her|them|by|with)\\b))',
  ].join('|'),
);

/** "All 4 jobs", "every one of our projects". */
const EVERY = pattern()`
  \b(?:the|our|my|all) (?:
    two|three|four|five|six|seven|eight|nine|ten
  ) (?:places|sites|properties)\b
  |\b(?:
    all|every|each|any|across|whichever|whatever
  )(?: (?:one )?of)?(?: (?:the|my|our|these|those))?(?: (?:\d|two|three|four|five|six|seven|eight|nine|ten)
  )? (?:
    (?:projects?|jobs?|renovations?|remodels?|builds?)\b|(?=budgets\b)
  )
  |\b(?:every|each)(?: single)? (?=budget\b)
  |\b(?:the|our|my|both|those)(?: (?:both|two|three|four|five|six|seven|eight|nine|\d)
  )? (?:project )?(?=budgets\b)
  |^(?:two|three|four|five|six|\d) (?=budgets\b)
`;

const places: ReadonlyMap<string, string> = new Map(
  ['floor', 'level', 'storey', 'story', 'apartment', 'flat', 'unit', 'house', 'cabin'].flatMap(
    (place) => [
      [place, 'project'],
      [place === 'story' ? 'stories' : `${place}s`, 'projects'],
    ],
  ),
);
const OF_SEVERAL = /^(?:which|every|each|all|any)$/;

const OF_PLACE =
  /^(?:bills?|invoices?|expenses?|payments?|receipts?|purchases?|refunds?|costs?|milestones?|agreements?|quotes?|permits?|documents?|entr(?:y|ies)|records?|items?|lines?|spending|money|budget)$/;

/** "Which floor went over?", for someone who has a project for each floor. */
export const withPlacesAsProjects = (
  words: readonly string[],
  ofNames: ReadonlySet<string>,
): readonly string[] =>
  words.map((word, at) => {
    const isOfName = ofNames.has(word) || ofNames.has(word.replace(/s$/, ''));
    const [before = '', lead = ''] = [words[at - 1], words[at - 2]];
    const isSeveral =
      OF_SEVERAL.test(before) || (/^(?:the|our|my)$/.test(before) && OF_SEVERAL.test(lead));
    // "Every cabin bill" is of the cabin.
    const isOfOne = OF_PLACE.test(words[at + 1] ?? '');
    return isOfName && isSeveral && !isOfOne ? (places.get(word) ?? word) : word;
  });

/** Takes the words that say that a question is about all projects. */
export function takeAllProjects(words: Words): boolean {
  const isEvery = [EVERY, ALL_OF_THEM].map((one) => words.takeMatch(one)).includes(true);
  const found = allProjects.filter((phrase) => words.find(phrase) !== -1);
  for (const phrase of found) words.take(Math.max(0, words.find(phrase)), phrase.length);
  const isOfThat = POINTER.test(words.text) && found.every((one) => sums.has(one.join(' ')));
  return isEvery || (found.length > 0 && !isOfThat);
}
