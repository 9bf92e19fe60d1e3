import { hasAny } from '../question/exclusions.ts';
import { hasThing, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import type { FollowUp } from './follow-up-kind.ts';
import { shiftedPeriod } from './period-shift.ts';
import { mergeConcepts } from './views.ts';

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
      return otherPart(previous, next);
    case 'otherQuestion':
      return otherQuestion(previous, next);
  }
}

function otherView(previous: Reading, next: Reading): Reading {
  const concepts = mergeConcepts(previous, next);
  // A sum of something becomes a list of it.
  const isOfOthers = says(previous, 'milestone', 'overdue', 'contractor', 'who', 'next', 'due');
  const isSplit = says(previous, 'perContractor', 'perProject', 'perMonth', 'perMethod');
  if (!isOfOthers && !isSplit && previous.subject === null) concepts.add('expense');
  if (says(next, 'list'))
    for (const one of ['howMuch', 'spend', 'count'] as const) concepts.delete(one);
  return { ...otherQuestion(previous, next), concepts };
}

function otherPart(previous: Reading, next: Reading): Reading {
  // "The following month" asks for no milestone.
  const isShift = shiftedPeriod(previous, next) !== null;
  return {
    ...previous,
    question: next.question,
    words: next.words,
    concepts: isShift ? new Set(previous.concepts) : mergeConcepts(previous, next),
    ...((hasThing(next) || isAboutAll(next)) && thingOf(next)),
    ...(namesProject(next) && chosenProject(previous, next)),
    ...filtersOf(previous, next),
    otherCategory: next.category === null ? previous.otherCategory : null,
    otherPeriod: next.period === null ? previous.otherPeriod : null,
    otherMethod: next.paymentMethod === null ? previous.otherMethod : null,
    ...(says(next, 'compare') && besides(previous, next)),
    howMany: next.howMany ?? previous.howMany,
  };
}

export function otherQuestion(previous: Reading, next: Reading): Reading {
  return {
    ...next,
    ...(!hasThing(next) && thingOf(previous)),
    ...(!namesProject(next) && !ranksProjects(next) && projectOf(previous)),
    ...(!isOfOtherThings(next) && filtersOf(previous, next)),
    ...((isOfThose(next) || pointsAtSome(next)) && subjectOf(previous, next)),
  };
}

/** "Which one has the biggest budget?" is about all of them. */
const ranksProjects = (next: Reading) =>
  says(next, 'budget', 'left') &&
  says(next, 'most', 'least') &&
  /\bwhich\b/.test(next.words.join(' '));

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
  if (next.subject !== null || says(next, ...subjects)) return {};
  const kept = subjects.filter((one) => previous.concepts.has(one));
  return { subject: previous.subject, concepts: new Set([...next.concepts, ...kept]) };
}

/** "How much of that is paid?" */
const isOfThose = ({ words }: Reading) =>
  /\b(of|from|on|for) (that|it|those|them|these|which)\b|\b(them|those|these)\b|\bones?\b/.test(
    words.join(' '),
  );

const SOME =
  /\b(which|what) ones?\b|^which (is|are|was|were)\b|\bthe total$|\bhow much are they\b|\b(cheaper|cheapest|dearer|dearest|pricier|higher|highest|lower|lowest|bigger|biggest|smaller|smallest)\b/;
const MOST_WORDS = 6;

/** "Which one is late?", "who is cheaper?" */
export const pointsAtSome = ({ words }: Reading): boolean =>
  words.length <= MOST_WORDS && SOME.test(words.join(' '));

/** A budget or a milestone has no receipt, no way to pay and no amount to filter by. */
const isOfOtherThings = (next: Reading) =>
  says(next, 'budget', 'left', 'milestone', 'overdue', 'next', 'phone', 'email', 'rate');

/** "And on everything?" */
const isAboutAll = ({ words }: Reading) =>
  words.includes('everything') || words.includes('altogether');

const namesProject = ({ projects, isAboutAllProjects }: Reading) =>
  projects.length > 0 || isAboutAllProjects;

const thingOf = (reading: Reading) => ({
  category: reading.category,
  contractors: reading.contractors,
  areContractorsUnclear: reading.areContractorsUnclear,
  specialty: reading.specialty,
  rest: reading.rest,
});

const projectOf = ({ projects, areProjectsUnclear, isAboutAllProjects }: Reading) => ({
  projects,
  areProjectsUnclear,
  isAboutAllProjects,
});

/** "The master one", after "which project: master or guest?", is one of those two. */
function chosenProject(previous: Reading, next: Reading) {
  const offered = previous.areProjectsUnclear
    ? next.projects.filter((project) => previous.projects.includes(project))
    : [];
  const projects = offered.length > 0 ? offered : next.projects;
  const areProjectsUnclear = next.areProjectsUnclear && projects.length > 1;
  return { ...projectOf(next), projects, areProjectsUnclear };
}

const filtersOf = (previous: Reading, next: Reading) => ({
  exclusions: hasAny(next.exclusions) ? next.exclusions : previous.exclusions,
  missing: next.missing ?? previous.missing,
  otherMethod: next.otherMethod,
  paymentMethod: next.paymentMethod ?? previous.paymentMethod,
  period: shiftedPeriod(previous, next) ?? next.period ?? previous.period,
  bound: next.bound ?? previous.bound,
});
