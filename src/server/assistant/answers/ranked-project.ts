import { compareMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { Books } from '../books.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';

/** The project with the most, or the least. Amounts of different currencies have no order. */
export function rankedProject(
  reading: Reading,
  { projects }: Books,
  amountOf: (project: Project) => string,
): Project | null {
  if (new Set(projects.map(({ currency }) => currency)).size !== 1) return null;
  const ranked = projects.toSorted((one, other) => compareMoney(amountOf(other), amountOf(one)));
  return (says(reading, 'least') ? ranked.at(-1) : ranked[0]) ?? null;
}
