import { fromCents, toCents } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { toAmount } from '../question/amount.ts';
import { firstWords, type Words } from '../question/words.ts';
import type { Draft } from './draft.ts';

const NEW_PROJECT =
  /(?:^|[,.;!] *(?:so |and )?(?:let's |let us |(?:i|we) (?:want|would like) to |please |can you |could you )?)(?:add|create|start|make|open|set up|new)\b.{0,12}\bproject\b/i;

const BUDGET_COMMAND =
  /^(?:change|set|raise|lower|increase|decrease|update|adjust|make|bump|up|cut|reduce)\b.*\bbudget\b/i;
/** "The porch budget is now 7000". */
const NEW_BUDGET = pattern('i')`
  \bbudget\b[^,.;?]*\b(?:
    is now|should (?:now )?be|(?:goes|went|is going) (?:up|down) to
    |(?:was|is|has been|got) (?:raised|cut|increased|lowered|changed|upped|reduced) to
    |(?:needs|has) to be|must be
  ) \$?\d
`;

/** "Change the budget of the porch to 11000", "create a project called Basement". */
export function readProject(said: string, words: Words, books: Books): Draft | null {
  const amount = words.list.map(toAmount).findLast((one) => one !== null) ?? null;
  const renamed = readNewName(said, books);
  if (renamed) return renamed;
  const command = NEW_PROJECT.exec(said);
  if (!command && (BUDGET_COMMAND.test(said) || NEW_BUDGET.test(said))) {
    const project = books.projects.find(({ name }) =>
      firstWords(name, 8).some((word) => word.length > 3 && words.list.includes(word)),
    );
    const changed = project ?? books.selected;
    return { kind: 'projectChange', project: changed, budget: budgetAfter(said, changed, amount) };
  }
  if (command) {
    const named =
      /\bproject\b[ ,:]*(?:called|named|for)?[ ,:"“]*(?:the |a )?([\p{L}\p{N}' -]+?)(?= with\b| budget\b|,|\.|"|”|$)/iu.exec(
        said,
      )?.[1];
    const isThat = /^(?:it|that|this|them)\b/i.test(named ?? '');
    // "I dream of a shed, let's start a project for it."
    const before = /\b(?:a|an|the) ([\p{L}' -]{3,40}?)[ ,.;!:-]*$/iu.exec(
      said.slice(0, command.index),
    );
    const name = isThat ? before?.[1] : named;
    return { kind: 'project', name: name?.trim() || null, budget: amount };
  }
  return null;
}

/** "Rename Porch Rescue to Front Porch", "call the attic project Guest Room from now on". */
function readNewName(said: string, { projects }: Books): Draft | null {
  const [, old = '', name = ''] =
    /^rename (?:the |our |my )?(?:project )?(.{3,60}?) (?:to|as|into) (.{2,60}?)[.!]*$/i.exec(
      said,
    ) ?? [];
  const words = firstWords(old, 8).filter((word) => word !== 'project');
  const named = projects.filter((one) => {
    const own = firstWords(one.name, 8);
    return words.length > 0 && words.every((word) => own.includes(word));
  });
  const [project, ...others] = named;
  return project && others.length === 0 ? { kind: 'projectName', project, name } : null;
}

/** "Raise it by 500" names a difference. */
function budgetAfter(said: string, project: Project | null, amount: string | null) {
  const difference = /\bby \$?\d/i.test(said) && amount !== null ? toCents(amount) : null;
  if (difference === null || !project) return amount;
  const isLess = /^(?:lower|decrease|reduce|cut)\b/i.test(said);
  return fromCents((toCents(project.budget) ?? 0n) + (isLess ? -difference : difference));
}
