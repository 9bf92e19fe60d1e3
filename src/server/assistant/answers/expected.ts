import type { Project } from '#shared/project.ts';
import { says } from '../question/mentions.ts';
import { bold } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { aboutPlans, expectedSentence } from './plan-text.ts';
import { spentOf } from './remaining.ts';

/** "What will it cost in the end?" */
export const expected: Answerer = {
  needsProject: true,
  understands: (reading) =>
    says(reading, 'expected') &&
    reading.contractors.length === 0 &&
    reading.specialty === null &&
    reading.rest.every((word) => word === 'plan'),
  answer: (inquiry) => aboutPlans(inquiry, expectedSentence, spentSoFar),
};

const spentSoFar = (project: Project): string =>
  `${bold(project.name)} has no plan, so I know only what it has cost so far: ${spentOf(project)}.`;
