import type { Books } from '../books.ts';
import { toAmount } from '../question/amount.ts';
import { firstWords, type Words } from '../question/words.ts';
import type { Draft } from './draft.ts';

/** "Change the budget of the porch to 11000", "create a project called Basement". */
export function readProject(said: string, words: Words, books: Books): Draft | null {
  const amount = words.list.map(toAmount).findLast((one) => one !== null) ?? null;
  if (
    /^(?:change|set|raise|lower|increase|decrease|update|adjust|make)\b.*\bbudget\b/i.test(said)
  ) {
    const project = books.projects.find(({ name }) =>
      firstWords(name, 8).some((word) => word.length > 3 && words.list.includes(word)),
    );
    return { kind: 'projectChange', project: project ?? books.selected, budget: amount };
  }
  if (/^(?:add|create|start|make|open|set up|new)\b.{0,12}\bproject\b/i.test(said)) {
    const name =
      /\bproject\b[ ,:]*(?:called|named|for)?[ ,:]*(?:the |a )?([\p{L}\p{N}' -]+?)(?= with\b| budget\b|,|\.|$)/iu.exec(
        said,
      )?.[1];
    return { kind: 'project', name: name?.trim() || null, budget: amount };
  }
  return null;
}
