import type { Contractor } from '#shared/contractor.ts';
import { DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import type { Project } from '#shared/project.ts';
import type { Answerer, Inquiry } from './answers/answerer.ts';
import { type Books, currenciesIn } from './books.ts';
import { contractorsOfTrade } from './question/own-trades.ts';
import type { Reading } from './question/reading.ts';
import { pages } from './writing/links.ts';
import { bold, listed, plain } from './writing/markdown.ts';

/** Either everything an answerer needs, or a question back to the user. */
export type Prepared = { inquiry: Inquiry } | { askBack: string };

export function prepare(reading: Reading, books: Books, answerer: Answerer): Prepared {
  const { projects } = books;
  const contractor = findContractor(reading, books);
  if (typeof contractor === 'string') return { askBack: contractor };
  if (reading.areProjectsUnclear) return { askBack: whichProject(reading.projects) };
  const [named] = reading.projects;
  if (named) return ready(named, true);
  if (reading.isAboutAllProjects) return ready(null, true);
  if (books.selected) return ready(books.selected, false);
  if (projects.length === 0 && answerer.needsProject) {
    return {
      askBack: `You have no projects yet. Create your first one under [Projects](${pages.projects}), and then I can tell you how it is going.`,
    };
  }
  if (answerer.needsProject)
    return { askBack: whichProject(projects, ' You can also say “all of them”.') };
  return ready(null, false);

  function ready(project: Project | null, isProjectNamed: boolean): Prepared {
    return {
      inquiry: {
        reading,
        books,
        project,
        isProjectNamed,
        contractor: contractor as Contractor | null,
        currency: project?.currency ?? currenciesIn(books)[0] ?? DEFAULT_CURRENCY,
      },
    };
  }
}

const ASKED_AT_MOST = 8;

function whichProject(projects: readonly Project[], hint = ''): string {
  const names = projects.slice(0, ASKED_AT_MOST).map(({ name }) => bold(name));
  return `Which project do you mean: ${listed(names, 'or')}?${hint}`;
}

/** The contractor the user means, null for none, or a question back. */
function findContractor(reading: Reading, books: Books): Contractor | string | null {
  const { contractors, specialty, areContractorsUnclear } = reading;
  if (areContractorsUnclear) return whichContractor(contractors);
  const [named] = contractors;
  if (named) return named;
  if (specialty === null) return isOfSomebody(reading) ? WHOM : null;
  const fitting = contractorsOfTrade(specialty, books.contractors);
  const [only] = fitting;
  if (!only) {
    return `None of your [contractors](${pages.contractors}) has the specialty ${specialty}.`;
  }
  return fitting.length === 1 ? only : whichContractor(fitting);
}

/** "What has he been paid?" when nobody was named: the sum of everything is not his. */
const isOfSomebody = ({ words, rest }: Reading): boolean =>
  rest.length === 0 && SOMEBODY.test(words.join(' '));
const SOMEBODY =
  /\b(?:has|have|had|did|does|is|was) (?:he|she) (?:\w+ )?(?:been )?(?:(?<=\b(?:been|get|got|is|was|were) (?:he |she )?)paid|get|got|gotten|charged?|had|have|earn|earned|cost|make|made|receive|received|take|taken|bill|billed)\b|\b(?:pay|paid|gave|give|given|owe|owed) (?:him|her)\b/;
const WHOM = `I do not know whom you mean. Your [contractors](${pages.contractors}) have their names there.`;

function whichContractor(contractors: readonly Contractor[]): string {
  const names = contractors
    .slice(0, ASKED_AT_MOST)
    .map(({ name, specialty }) => (specialty ? `${bold(name)} (${plain(specialty)})` : bold(name)));
  return `Which contractor do you mean: ${listed(names, 'or')}?`;
}
