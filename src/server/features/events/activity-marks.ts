/** A stretch of ids, both ends included. */
export type IdRange = [from: number, to: number];

/** The transactions at the time of a query: those before `xmin` have ended, `xmax` is not taken. */
export interface TransactionHorizon {
  xmin: bigint;
  xmax: bigint;
}

interface Hole {
  range: IdRange;
  /** The first transaction that cannot have taken these ids. */
  xmax: bigint;
  foundAt: number;
}

/**
 * A transaction takes the id of its entry a moment before it gets its own number, so a hole is not
 * trusted earlier.
 */
const YOUNG_MS = 5_000;

/**
 * How far the history has been read. Ids are taken before the commit, so a later id can appear
 * first. The missing ones are holes, which are read again until nobody can fill them: the
 * transactions of their time have ended.
 */
export function createActivityMarks(start: number, now: () => number = () => performance.now()) {
  let last = start;
  let holes: Hole[] = [];

  return {
    last: () => last,
    holes: () => holes.map(({ range }) => range),

    /** Everything up to this id has been read, and nothing can appear below it. */
    settled: () => Math.min(last, ...holes.map(({ range: [from] }) => from - 1)),

    /** Takes what a query found after the last id and in the holes: stretches in order. */
    take(found: IdRange[], { xmin, xmax }: TransactionHorizon) {
      const kept = holes.filter((hole) => now() - hole.foundAt < YOUNG_MS || xmin < hole.xmax);
      const end = Math.max(last, ...found.map(([, to]) => to));
      const beyond: Hole[] = end > last ? [{ range: [last + 1, end], xmax, foundAt: now() }] : [];
      holes = [...kept, ...beyond].flatMap((hole) =>
        without(hole.range, found).map((range) => ({ ...hole, range })),
      );
      last = end;
    },
  };
}
export type ActivityMarks = ReturnType<typeof createActivityMarks>;

function without([from, to]: IdRange, found: IdRange[]): IdRange[] {
  const left: IdRange[] = [];
  let next = from;
  for (const [start, end] of found) {
    if (end < next || start > to) continue;
    if (start > next) left.push([next, start - 1]);
    next = end + 1;
  }
  if (next <= to) left.push([next, to]);
  return left;
}
