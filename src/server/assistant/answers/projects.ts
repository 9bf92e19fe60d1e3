import { formatDay } from '../question/calendar.ts';
import { says } from '../question/mentions.ts';
import { pages } from '../writing/links.ts';
import { bold, link } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { projectTable } from './project-table.ts';

/** "Which projects do I have?", "When did the kitchen start?" */
export const projects: Answerer = {
  understands: (reading) =>
    reading.rest.length === 0 &&
    ((says(reading, 'start') && says(reading, 'when')) ||
      (says(reading, 'project') &&
        reading.projects.length === 0 &&
        (says(reading, 'list', 'count') || reading.words.length <= 2))),
  answer({ reading, books, project }) {
    if (books.projects.length === 0) {
      return `You have no projects yet. Create your first one under [Projects](${pages.projects}).`;
    }
    if (says(reading, 'start') && project) {
      const day =
        project.startDate && link(formatDay(project.startDate.slice(0, 10)), pages.projects);
      return day
        ? `${bold(project.name)} started on ${day}.`
        : `${bold(project.name)} has no start date.`;
    }
    const { length } = books.projects;
    const count = link(`${length} ${length === 1 ? 'project' : 'projects'}`, pages.projects);
    return `You have ${count}:\n\n${projectTable(books.projects)}`;
  },
};
