import type { Contractor } from '#shared/contractor.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { bold, plain } from '../writing/markdown.ts';

const pronouns = new Set(['him', 'her', 'he', 'she', 'his', 'hers', 'they', 'them', 'their']);

/** Matches what `bold` writes, which escapes stars in a name. */
const BOLD = /\*\*(?:\\.|[^*\\])+\*\*/g;

/** "When did I last pay her?" means the first contractor in the last answer, or the only one in its table. */
export function resolvePronoun(
  reading: Reading,
  lastAnswer: string,
  contractors: readonly Contractor[],
): Reading {
  const namesContractor =
    reading.contractors.length > 0 ||
    reading.specialty !== null ||
    // "Each of them".
    says(reading, 'perContractor') ||
    // "All contractors with their trade".
    (says(reading, 'contractor') && says(reading, 'list', 'count'));
  if (namesContractor || !reading.words.some((word) => pronouns.has(word))) return reading;
  const byName = Map.groupBy(contractors, ({ name }) => bold(name));
  const inBold = [...lastAnswer.matchAll(BOLD)].flatMap(([name]) => byName.get(name)?.[0] ?? []);
  const inTable = contractors.filter(({ name }) => lastAnswer.includes(`\n| ${plain(name)} |`));
  const [meant] = inBold.length > 0 || inTable.length > 1 ? inBold : inTable;
  return meant ? { ...reading, contractors: [meant] } : reading;
}
