import { fromCents, toCents } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import { toAmount } from '../question/amount.ts';
import { firstWords, type Words } from '../question/words.ts';
import type { Draft } from './draft.ts';

const NEW_PROJECT =
  /(?:^|[,.;!] *(?:so |and )?(?:let's |let us |(?:i|we) (?:want|would like) to |please |can you |could you )?)(?:add|create|start|make|open|set up|new)\b.{0,12}\bproject\b/i;

/** "Change the budget of the porch to 11000", "create a project called Basement". */
export function readProject(said: string, words: Words, books: Books): Draft | null {
  const amount = words.list.map(toAmount).findLast((one) => one !== null) ?? null;
  const command = NEW_PROJECT.exec(said);
  if (
    !command &&
    /^(?:change|set|raise|lower|increase|decrease|update|adjust|make)\b.*\bbudget\b/i.test(said)
  ) {
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

/** "Raise it by 500" names a difference. */
function budgetAfter(said: string, project: Project | null, amount: string | null) {
  const difference = /\bby \$?\d/i.test(said) && amount !== null ? toCents(amount) : null;
  if (difference === null || !project) return amount;
  const isLess = /^(?:lower|decrease|reduce|cut)\b/i.test(said);
  return fromCents((toCents(project.budget) ?? 0n) + (isLess ? -difference : difference));
}
