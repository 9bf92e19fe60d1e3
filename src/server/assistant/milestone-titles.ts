import type { LedgerMilestone } from './ledger.ts';
import type { Pace } from './pace.ts';
import { stem } from './question/stem.ts';
import { firstWords } from './question/words.ts';

const TITLE_WORDS = 12;
/** More than the limit for new records. An account with more, from before the limit, is cut off. */
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

  has(word: string): boolean {
    return this.#byWord.has(stem(word));
  }

  /** The milestones whose titles contain the most of these words, in timeline order. */
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
