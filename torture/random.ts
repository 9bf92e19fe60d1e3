/** Random numbers that repeat for the same seed, so that every finding can be reproduced. */
export interface Random {
  /** From 0 to 1, excluding 1. */
  next(): number;
  /** An integer from 0 to the limit, excluding the limit. */
  below(limit: number): number;
  pick<T>(choices: readonly T[]): T;
  /** True in this share of the cases. */
  chance(share: number): boolean;
  shuffled<T>(list: readonly T[]): T[];
}

export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  // mulberry32
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number) => Math.floor(next() * limit);
  return {
    next,
    below,
    pick: (choices) => {
      if (choices.length === 0) throw new Error('Nothing to pick from');
      return choices[below(choices.length)] as (typeof choices)[number];
    },
    chance: (share) => next() < share,
    shuffled: (list) =>
      list
        .map((item) => ({ item, rank: next() }))
        .sort((left, right) => left.rank - right.rank)
        .map(({ item }) => item),
  };
}

/** SEED in the environment repeats a run; otherwise each run is different. */
export function chosenSeed(): number {
  const given = Number(process.env['SEED']);
  return Number.isSafeInteger(given) && given > 0 ? given : Math.floor(Math.random() * 2 ** 31) + 1;
}
