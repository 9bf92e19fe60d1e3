import { pattern } from '../pattern.ts';
import type { Concept } from '../question/concepts.ts';
import { hasFilter, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';

const TOGETHER =
  /\b(together|altogether|combined|in total|the sum|both|(?:for|of) the (?:pair|two|lot)|the (?:pair|two) of them|add(?:ed)? (?:up|them|those|both|together)|sum of (?:them|those|both)|in all(?! (?:the |my |our |your )?(?:\w+ )?(?:projects|jobs)))\b/;
const DIFFERENCE = pattern()`
  \b(difference|differ|compare|compared|how much (more|less|higher|lower))\b
  |^(?:and |so )?(?:how much )?(?:did|has|have|is) (?:that|it|we|they|i) (?:go |gone |went )?(?:up|down|more|less)(?: or (?:up|down|more|less))?$
`;
/** "So how much more is the porch?", "how much more did he get?": one of the two is said again. */
const MORE_OF_ONE = pattern()`
  ^(?:(?:and|so|ok|then|but) )*how much (?:more|less|higher|lower)(?: money| expensive)? (?:
    is|was|are|were|did|does|do|has|have
  )\b(?!.*\b(?:owe|owed|left|need|needed|spend|budget|pay|due|than)\b)
`;
const CHARGES = /\bcharges? (?:the )?(?:more|less|most|least)\b/;
/** "Which of the two is dearer?" */
const WHICH = pattern()`
  \b(?:which|who|whose)\b.*\b(?:
    more|less|most|least|dearer|dearest|cheaper|cheapest|pricier|costlier|higher|highest|lower
    |lowest|bigger|biggest|larger|largest|smaller|smallest|worse|worst|better
  )\b
`;
const OF_TWO = /\b(?:two|both|either|them|those|these|pair)\b/;
/** "Which was more?" */
const WHICH_MORE = pattern()`
  ^(?:and |so )?(?:which|who|what)(?: one| month| project)? (?:
    was|is|were|cost|costs|got|had|has
  )(?: the)? (?:
    more|less|most|higher|lower|bigger|smaller|dearer|cheaper|pricier
  )(?: money| expensive)?$
`;
const MOST_WORDS = 9;

/** "And what is that together?", "the difference?": the last two questions, side by side. */
export function combined(
  earlier: Reading | undefined,
  last: Reading | undefined,
  next: Reading,
): Reading | null {
  if (!earlier || !last || next.words.length > MOST_WORDS) return null;
  const text = next.words.join(' ');
  // "Who tiled it?" "What have we paid her all together?"
  const isOfOne = MORE_OF_ONE.test(text) && namesOneOf(next, [earlier, last]);
  if (!isOfOne && /\b(?:he|she|him|her|his)\b/.test(text)) return null;
  const isWhich = WHICH_MORE.test(text) || (WHICH.test(text) && OF_TWO.test(text));
  const isGap = DIFFERENCE.test(text) || isWhich;
  const isAsked = isGap || TOGETHER.test(text);
  const isOfSame = isGap && kept.some((one) => says(next, one) && says(last, one));
  const namesOther =
    (!isOfOne &&
      (hasFilter(next) || next.projects.length > 0 || next.rest.some((word) => word !== 'pair'))) ||
    (hasSubject(next) && !isOfSame);
  if (!isAsked || namesOther || !areAlike(earlier, last)) return null;
  const [pair, ...others] = differences(earlier, last);
  if (!pair || others.length > 0) return null;
  // "Ann's e-mail?" "And Bo's?" "Which of them charges more?": by the hour.
  const isOfRates = CHARGES.test(text) && pair.contractors !== undefined;
  const asked: Concept[] = isOfRates
    ? ['rate']
    : kept.filter((one) => says(earlier, one) && says(last, one));
  const concepts: Concept[] = [
    ...(asked.length > 0 ? asked : (['spend', 'howMuch'] as const)),
    ...(isGap || pair.words ? (['compare'] as const) : []),
  ];
  return {
    ...last,
    ...pair,
    // "What did she get for the attic bathroom?" "And for the laundry?"
    ...(last.contractors.length > 0 && pair.projects && { rest: [] }),
    question: next.question,
    words: [...(isGap ? ['difference'] : ['sum', 'and']), ...(pair.words ?? [])],
    concepts: new Set(concepts),
  };
}

/** Whether all that it names is of one of the two questions before. */
const namesOneOf = (next: Reading, before: readonly Reading[]): boolean =>
  next.otherCategory === null &&
  next.otherMethod === null &&
  next.otherPeriod === null &&
  before.some(
    (one) =>
      isSameOrNone(next.category, one.category) &&
      isSameOrNone(next.paymentMethod, one.paymentMethod) &&
      isSameOrNone(next.period, one.period) &&
      next.projects.every(({ id }) => one.projects.some((other) => other.id === id)) &&
      next.contractors.every(({ id }) => one.contractors.some((other) => other.id === id)) &&
      next.rest.every((word) => one.rest.includes(word)),
  );
const isSameOrNone = <T>(value: T | null, other: T | null): boolean =>
  value === null || JSON.stringify(value) === JSON.stringify(other);

/** "How much on the stove?" "How many have no receipt?" are not of one kind: "those" are the last. */
const areAlike = (one: Reading, other: Reading): boolean =>
  one.missing === other.missing &&
  ofKind.every((concept) => says(one, concept) === says(other, concept));
const ofKind = ['count', 'contractor', 'perContractor', 'who', 'milestone'] as const;

/** What both questions were about, if that is no spending. */
const kept = ['rate', 'charge', 'budget', 'left', 'percent', 'average'] as const;

const hasSubject = (reading: Reading) =>
  reading.subject !== null ||
  says(reading, 'budget', 'left', 'milestone', 'agreement', 'bill', 'due', 'reserve', 'contractor');

/** What two questions differ in, each as both sides of a comparison. */
function differences(one: Reading, other: Reading): Partial<Reading>[] {
  const isOther = <T>(a: T, b: T) => a && b && JSON.stringify(a) !== JSON.stringify(b);
  const [project, otherProject] = [one.projects[0], other.projects[0]];
  const [contractor, otherContractor] = [one.contractors[0], other.contractors[0]];
  return [
    // "How much for the gutters?" "And the shingles?"
    one.rest.length > 0 &&
      other.rest.length > 0 &&
      isOther(one.rest, other.rest) && {
        rest: [...one.rest, ...other.rest],
        words: [...one.rest, 'or', ...other.rest],
      },
    isOther(one.category, other.category) && {
      category: one.category,
      otherCategory: other.category,
    },
    isOther(one.paymentMethod, other.paymentMethod) && {
      paymentMethod: one.paymentMethod,
      otherMethod: other.paymentMethod,
    },
    isOther(one.period, other.period) && { period: one.period, otherPeriod: other.period },
    project &&
      otherProject &&
      isOther(project.id, otherProject.id) && { projects: [project, otherProject] },
    contractor &&
      otherContractor &&
      isOther(contractor.id, otherContractor.id) && { contractors: [contractor, otherContractor] },
  ].filter((part) => typeof part === 'object' && part !== null);
}
