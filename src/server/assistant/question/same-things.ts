/** Different words for one thing, of which the user's records may have another one than the question. */
const groups: readonly (readonly string[])[] = `
fridge refrigerator
tub bathtub
tap faucet
taps faucets
couch sofa
stove cooker
tv television
hoover vacuum
counter countertop worktop
counters countertops worktops
toilet loo commode
sink basin
sinks basins
dumpster skip
drywall sheetrock plasterboard
gutters eavestroughs
drapes curtains
baseboards skirting
cupboards cabinets
`
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const othersBy = new Map(
  groups.flatMap((words) =>
    words.map((word) => [word, words.filter((other) => other !== word)] as const),
  ),
);

/** The first of the words for a thing, by which words of titles are compared. */
export const firstNameOf = (word: string): string => firstNames.get(word) ?? word;
const firstNames = new Map(
  groups.flatMap(([first = '', ...others]) => others.map((word) => [word, first] as const)),
);

/** What else a thing is called: "refrigerator" for "fridge". */
export const otherNamesOf = (word: string): readonly string[] => othersBy.get(word) ?? [];

/** "The fridge", where an expense is called "Refrigerator". */
export async function asInRecords(
  words: readonly string[],
  findKnown: (words: readonly string[]) => Promise<ReadonlySet<string>>,
): Promise<readonly string[]> {
  const asked = words.filter((word) => othersBy.has(word)).slice(0, MOST_ASKED);
  if (asked.length === 0) return words;
  const known = await findKnown(asked.flatMap((word) => [word, ...(othersBy.get(word) ?? [])]));
  return words.map((word) =>
    known.has(word) ? word : (othersBy.get(word)?.find((other) => known.has(other)) ?? word),
  );
}
const MOST_ASKED = 3;
