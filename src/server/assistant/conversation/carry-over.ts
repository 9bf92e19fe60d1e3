import { pattern } from '../pattern.ts';
import { hasAny, mergeExclusions } from '../question/exclusions.ts';
import { hasThing, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import type { FollowUp } from './follow-up-kind.ts';
import { isLeftInAgain } from './left-in-again.ts';
import { addsToAgreement, TAKES_OFFER, takesOffer } from './of-record-before.ts';
import { shiftedPeriod } from './period-shift.ts';
import { mergeConcepts, ranksParts, splitsOf } from './views.ts';

/** The full question behind a follow-up. */
export function mergeReadings(previous: Reading, next: Reading, followUp: FollowUp): Reading {
  switch (followUp) {
    case 'newQuestion':
      return next;
    case 'bothProjects':
      return { ...previous, areProjectsUnclear: false };
    case 'otherView':
      return otherView(previous, next);
    case 'otherPart':
      // "And how much did Rosa quote for it?" is about another kind of record.
      return next.subject !== null && previous.subject === null
        ? otherQuestion(previous, next)
        : otherPart(previous, next);
    case 'otherQuestion':
      return otherQuestion(previous, next);
  }
}

function otherView(previous: Reading, next: Reading): Reading {
  const concepts = mergeConcepts(previous, next);
  // A sum of something becomes a list of it.
  const isOfOthers = says(previous, 'milestone', 'overdue', 'contractor', 'who', 'next', 'due');
  const isSplit =
    says(previous, 'perContractor', 'perProject', 'perMonth', 'perMethod') ||
    ranksParts(previous, next);
  const isToCome = says(next, 'when') && TO_COME.test(next.words.join(' '));
  if (!isOfOthers && !isSplit && !isToCome && previous.subject === null) concepts.add('expense');
  if (isToCome) for (const one of ['howMuch', 'spend'] as const) concepts.delete(one);
  if (says(next, 'list'))
    for (const one of ['howMuch', 'spend', 'count'] as const) concepts.delete(one);
  return { ...otherQuestion(previous, next), concepts };
}

/** "What did the boards cost?" "And when are they supposed to be in?" */
const TO_COME =
  /\b(?:supposed|meant|scheduled|planned|expected|going|due) to\b|^(?:and )?when (?:will|should|are|is) (?:it|they|that|those)\b/;

function otherPart(previous: Reading, next: Reading): Reading {
  if (isLeftInAgain(previous, next)) {
    return { ...previous, exclusions: next.exclusions, question: next.question, words: next.words };
  }
  // "The following month" asks for no milestone.
  const isShift = shiftedPeriod(previous, next) !== null;
  return {
    ...previous,
    question: next.question,
    words: next.words,
    concepts: isShift ? new Set(previous.concepts) : conceptsOfPart(previous, next),
    ...((hasThing(next) || isAboutAll(next)) && narrowerThing(previous, next)),
    ...(namesProject(next) && chosenProject(previous, next)),
    ...filtersOf(previous, next),
    otherCategory: next.category === null ? previous.otherCategory : null,
    otherPeriod: next.period === null ? previous.otherPeriod : null,
    otherMethod: next.paymentMethod === null ? previous.otherMethod : null,
    further: isOtherPart(next) ? next.further : previous.further,
    ...(says(next, 'compare') && besides(previous, next)),
    howMany: next.howMany ?? previous.howMany,
  };
}

/** "What has she had, every project?" "Just the porch": no longer by project. */
function conceptsOfPart(previous: Reading, next: Reading): Reading['concepts'] {
  const concepts = mergeConcepts(previous, next);
  const isNarrower = next.projects.length === 1 && /^(?:only|just)\b/.test(next.words.join(' '));
  if (isNarrower && !says(previous, 'most', 'least')) concepts.delete('perProject');
  return concepts;
}

const isOtherPart = ({ category, period, paymentMethod }: Reading) =>
  (category ?? period ?? paymentMethod) !== null;

export function otherQuestion(previous: Reading, next: Reading): Reading {
  return {
    ...next,
    ...(!hasThing(next) &&
      !isOfOwnBudget(next) &&
      !isOfMoneyLeft(previous, next) &&
      (isAllOfPerson(next) || isOfOtherRecord(previous, next)
        ? personOf(previous)
        : thingOf(previous))),
    ...(hasThing(next) && isPartOfThat(next) && thingOfBoth(previous, next)),
    ...(!namesProject(next) && !ranksProjects(next) && projectOf(previous)),
    ...(!isOfOtherThings(next) && !isOfDebt(previous, next) && filtersOf(previous, next)),
    ...(ranksParts(previous, next) && {
      concepts: new Set([...next.concepts, ...splitsOf(previous)]),
    }),
    ...((isOfThose(next) || pointsAtSome(next) || takesOffer(previous, next)) &&
      subjectOf(previous, next)),
  };
}

/** "How much did she get?" "And what is left in the porch budget?": no part of it is hers. */
const isOfOwnBudget = (next: Reading) =>
  says(next, 'budget') &&
  !TAKES_OFFER.test(next.words.join(' ')) &&
  (next.projects.length > 0 || says(next, 'left'));

/** "When is the pocket door hung?" "How much is left for it?": of the project. */
const isOfMoneyLeft = (previous: Reading, next: Reading) =>
  says(next, 'left', 'budget') && says(previous, 'milestone', 'overdue', 'next');

/** "Who built the stairs?" "What has she had from us in all?": not only for the stairs. */
export const isAllOfPerson = ({ words }: Reading) => ALL_OF_PERSON.test(words.join(' '));
const ALL_OF_PERSON = pattern()`
  ^(?=.*\b(?:he|she|they|him|her|them)\b).*\b(?:
    everything|altogether|all together|(?:in|all) (?:all|total)|total|overall
    |all (?:up|in|told|projects|jobs)|so far|to date|ever|(?:whole|entire) (?:\w+ ){0,3}(?:project|job|thing)
  )\b
  |\bhow much (?:have|has|had) (?:we|i) (?:\w+ )?(?:paid|given) (?:him|her|them)\b
  |\bhow much (?:has|have|had) (?:he|she|they) (?:had|got|gotten|received|earned|made|been paid)\b
`;

/** "When does her insurance expire?" "And when is her bill due?": no word of the insurance. */
const isOfOtherRecord = (previous: Reading, next: Reading): boolean =>
  previous.subject !== null && next.subject !== null && next.subject !== previous.subject;

const personOf = ({ contractors, areContractorsUnclear }: Reading) => ({
  contractors,
  areContractorsUnclear,
});

/** "Which one has the biggest budget?" is about all of them. */
const ranksProjects = (next: Reading) =>
  says(next, 'budget', 'left') &&
  says(next, 'most', 'least') &&
  /\bwhich\b/.test(next.words.join(' '));

/** "What did we pay Raymond?" "Just the install": still to him. */
function narrowerThing(previous: Reading, next: Reading) {
  const isOnlyWords =
    next.category === null && next.contractors.length === 0 && next.specialty === null;
  const isNarrower =
    isOnlyWords && next.rest.length > 0 && /^(?:and )?(?:only|just)\b/.test(next.words.join(' '));
  if (isNarrower || addsToAgreement(previous, next)) {
    return { ...thingOf(previous), rest: next.rest };
  }
  // "What did Gene quote for the roof?" "And Pete?": for the roof.
  const isOfOther = previous.subject === 'quotes' && next.contractors.length > 0;
  if (isOfOther && next.rest.length === 0) return { ...thingOf(next), rest: previous.rest };
  return isPartOfThat(next) ? thingOfBoth(previous, next) : thingOf(next);
}

/** "How much of that was labor?", "was it all labor?" */
const isPartOfThat = (next: Reading): boolean =>
  OF_THAT.test(next.words.join(' ')) && !says(next, 'milestone', 'left', 'budget');
const OF_THAT =
  /\bhow much (?:of|from) (?:that|it|this|those|them)\b|^(?:and )?of (?:that|which|those)\b|\b(?:was|is|were) (?:that|it|this|those) (?:all|just|only|mostly|entirely|purely|mainly)\b/;

/** "How much did we pay Duane?" "How much of that was labor?": his. */
const thingOfBoth = (previous: Reading, next: Reading) => {
  const isOfSomebody = next.contractors.length > 0 || next.specialty !== null;
  const { contractors, areContractorsUnclear, specialty } = isOfSomebody ? next : previous;
  return {
    ...{ contractors, areContractorsUnclear, specialty },
    category: next.category ?? previous.category,
    rest: next.rest.length > 0 ? next.rest : previous.rest,
  };
};

/** "Versus August": what was asked before, and this beside it. */
function besides(previous: Reading, next: Reading): Partial<Reading> {
  const { category, period, paymentMethod } = previous;
  const [project] = previous.projects;
  const [contractor] = previous.contractors;
  return {
    ...(category && next.category && { category, otherCategory: next.category }),
    ...(period && next.period && { period, otherPeriod: next.period }),
    ...(paymentMethod && next.paymentMethod && { paymentMethod, otherMethod: next.paymentMethod }),
    ...(project && next.projects.length > 0 && { projects: [project, ...next.projects] }),
    ...(contractor &&
      next.contractors.length > 0 && { contractors: [contractor, ...next.contractors] }),
  };
}

const subjects = ['agreement', 'bill', 'due', 'reserve', 'lines', 'rooms'] as const;

/** What the question before was about, unless this one has its own subject. */
function subjectOf(previous: Reading, next: Reading): Partial<Reading> {
  // "Which of those is due first?" is about the bills before.
  const isOfBillsDue = previous.subject === 'bills' && says(next, 'due');
  const own = subjects.filter((one) => !(isOfBillsDue && (one === 'due' || one === 'bill')));
  if (next.subject !== null || says(next, ...own)) return {};
  const kept = subjects.filter((one) => previous.concepts.has(one));
  return { subject: previous.subject, concepts: new Set([...next.concepts, ...kept]) };
}

/** "How much of that is paid?" */
const isOfThose = ({ words }: Reading) =>
  /\b(of|from|on|for) (that|it|those|them|these|which)\b|\b(them|those|these)\b|\bones?\b/.test(
    words.join(' '),
  );

const SOME = pattern()`
  \b(which|what) ones?\b|^which (is|are|was|were)\b
  |^which (?:costs?|adds?|comes? to|runs?|is|was|would cost|would add) (?:us )?(?:the )?(?:most|least|more|less)\b
  |\bthe total$|\bhow much are they\b
  |\bwhat (?:do|would|did|will) (?:they|those|these|it) (?:all )?(?:come to|add up to|add|amount to|total)\b
  |\b(
    cheaper|cheapest|dearer|dearest|pricier|higher|highest|lower|lowest|bigger|biggest|smaller
    |smallest
  )\b
`;
const MOST_WORDS = 6;

/** "Which one is late?", "who is cheaper?" */
export const pointsAtSome = ({ words }: Reading): boolean =>
  words.length <= MOST_WORDS && SOME.test(words.join(' '));

/** A budget or a milestone has no receipt, no way to pay and no amount to filter by. */
const isOfOtherThings = (next: Reading) =>
  says(next, 'budget', 'left', 'milestone', 'overdue', 'next', 'phone', 'email', 'rate');

/** "What did she get in May?" "And what do we still owe her?": until now. */
const isOfDebt = (previous: Reading, next: Reading) =>
  says(next, 'owe') && !says(previous, 'owe', 'due', 'bill');

/** "And on everything?" */
const isAboutAll = ({ words }: Reading) =>
  /\baltogether\b|(?<!\b(?:across|over|throughout) )\beverything\b/.test(words.join(' '));

const namesProject = ({ projects, isAboutAllProjects }: Reading) =>
  projects.length > 0 || isAboutAllProjects;

const thingOf = (reading: Reading) => ({
  category: reading.category,
  contractors: reading.contractors,
  areContractorsUnclear: reading.areContractorsUnclear,
  specialty: reading.specialty,
  rest: reading.rest,
});

export const withThing = (previous: Reading, next: Reading): Reading => ({
  ...next,
  ...thingOf(previous),
});

const projectOf = ({ projects, areProjectsUnclear, isAboutAllProjects }: Reading) => ({
  projects,
  areProjectsUnclear,
  isAboutAllProjects,
});

/** "The master one", after "which project: master or guest?", is one of those two. */
function chosenProject(previous: Reading, next: Reading) {
  const earlier = new Set(previous.projects);
  const offered = previous.areProjectsUnclear
    ? next.projects.filter((project) => earlier.has(project))
    : [];
  const projects = offered.length > 0 ? offered : next.projects;
  const areProjectsUnclear = next.areProjectsUnclear && projects.length > 1;
  return { ...projectOf(next), projects, areProjectsUnclear };
}

/** "Without Patrick" "And also without Shanice": without both. */
function exclusionsOf(previous: Reading, next: Reading): Reading['exclusions'] {
  if (!hasAny(next.exclusions)) return previous.exclusions;
  const isAdded = ALSO_WITHOUT.test(next.words.join(' '));
  return isAdded ? mergeExclusions(previous.exclusions, next.exclusions) : next.exclusions;
}
const ALSO_WITHOUT = /^and also without\b/;

const filtersOf = (previous: Reading, next: Reading) => ({
  exclusions: exclusionsOf(previous, next),
  missing: next.missing ?? previous.missing,
  otherMethod: next.otherMethod,
  paymentMethod: next.paymentMethod ?? previous.paymentMethod,
  period: shiftedPeriod(previous, next) ?? next.period ?? previous.period,
  bound: next.bound ?? previous.bound,
});
