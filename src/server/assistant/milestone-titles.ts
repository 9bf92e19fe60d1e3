import type { LedgerMilestone } from './ledger.ts';
import type { Pace } from './pace.ts';
import { stem } from './question/stem.ts';
import { firstWords } from './question/words.ts';

const TITLE_WORDS = 12;
/** More than an account may hold; of one that has more from before, the rest is not searched. */
const MOST_TITLES = 3_000;

/** Milestones by the words of their titles. */
export class MilestoneTitles {
  readonly #milestones: LedgerMilestone[] = [];
  readonly #byWord = new Map<string, number[]>();

  add(milestone: LedgerMilestone): void {
    const index = this.#milestones.push(milestone) - 1;
    for (const word of firstWords(milestone.title, TITLE_WORDS).map(stem)) {
      const indexes = this.#byWord.get(word) ?? [];
      indexes.push(index);
      this.#byWord.set(word, indexes);
    }
  }

  /** Those whose titles hold most of these words, in their order; none when no title has any. */
  find(
    words: readonly string[],
    isMeant: (milestone: LedgerMilestone) => boolean = () => true,
  ): LedgerMilestone[] {
    const counts = new Map<number, number>();
    for (const word of new Set(words.map(stem))) {
      for (const index of this.#byWord.get(word) ?? []) {
        counts.set(index, (counts.get(index) ?? 0) + 1);
      }
    }
    const hits = this.#milestones
      .map((milestone, index) => ({ milestone, count: counts.get(index) ?? 0 }))
      .filter(({ milestone, count }) => count > 0 && isMeant(milestone));
    const most = hits.reduce((best, { count }) => Math.max(best, count), 0);
    return hits.filter(({ count }) => count === most).map(({ milestone }) => milestone);
  }
}

export async function indexTitles(
  milestones: readonly LedgerMilestone[],
  pace: Pace,
): Promise<MilestoneTitles> {
  const titles = new MilestoneTitles();
  for (const milestone of milestones.slice(0, MOST_TITLES)) {
    await pace();
    titles.add(milestone);
  }
  return titles;
}
