import type { LedgerMilestone } from './ledger.ts';
import type { Pace } from './pace.ts';
import { thingForm } from './question/name-words.ts';
import { firstNameOf } from './question/same-things.ts';
import { firstWords } from './question/words.ts';

const TITLE_WORDS = 24;
/** A question names a milestone with fewer. */
const MOST_WORDS = 24;
/** A word of more titles tells none of them from the others. */
const MOST_OF_WORD = 400;
const MOST_FOUND = 100;
/** More than the limit for new records. An account with more, from before the limit, is cut off. */
const MOST_TITLES = 3_000;

/** What is done, as people call it: the wiring inspection is "Wiring inspected". */
const DEEDS: Readonly<Record<string, string>> = {
  inspection: 'inspect',
  installation: 'install',
  delivery: 'deliver',
  completion: 'complete',
  connection: 'connect',
  approval: 'approve',
  removal: 'remove',
  arrival: 'arrive',
  selection: 'select',
  choice: 'choose',
  chosen: 'choose',
  hung: 'hang',
  laid: 'lay',
  built: 'build',
  dug: 'dig',
  swept: 'sweep',
  drawn: 'draw',
  torn: 'tear',
  taken: 'take',
  brought: 'bring',
  sold: 'sell',
  sent: 'send',
  given: 'give',
  usable: 'use',
  livable: 'live',
  liveable: 'live',
};

/** The form in which words of titles and of questions are compared. */
export function titleForm(word: string): string {
  if (/[a-z]{2}ied$/.test(word)) return thingForm(`${word.slice(0, -3)}y`);
  const noun = word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.replace(/s$/, '');
  // "Floors walkable" is when one can walk on them.
  const deed = DEEDS[noun] ?? (ABLE.test(word) ? word.slice(0, -'able'.length) : word);
  return thingForm(firstNameOf(deed));
}
const ABLE = /^\w{4,}able$/;

/** Milestones by the words of their titles. */
export class MilestoneTitles {
  readonly #milestones: LedgerMilestone[] = [];
  readonly #byWord = new Map<string, number[]>();

  add(milestone: LedgerMilestone): void {
    const index = this.#milestones.push(milestone) - 1;
    for (const word of firstWords(milestone.title, TITLE_WORDS).map(titleForm)) {
      const indexes = this.#byWord.get(word) ?? [];
      indexes.push(index);
      this.#byWord.set(word, indexes);
    }
  }

  /** For the spelling correction. */
  *words(): Iterable<string> {
    for (const { title } of this.#milestones) yield* firstWords(title, TITLE_WORDS);
  }

  has(word: string): boolean {
    return this.#byWord.has(titleForm(word));
  }

  /** Those with two or more of these words, and no more than a question can mean. */
  findAny(forms: readonly string[]): LedgerMilestone[] {
    const counts = new Map<number, number>();
    for (const form of [...new Set(forms)].slice(0, MOST_WORDS)) {
      const places = this.#byWord.get(form) ?? [];
      if (places.length > MOST_OF_WORD) continue;
      for (const at of new Set(places)) counts.set(at, (counts.get(at) ?? 0) + 1);
    }
    const found = [...counts].filter(([, count]) => count > 1).map(([at]) => at);
    return found.flatMap((at) => this.#milestones[at] ?? []).slice(0, MOST_FOUND);
  }

  /** The milestones whose titles contain the most of these words, in timeline order. */
  find(
    words: readonly string[],
    isMeant: (milestone: LedgerMilestone) => boolean = () => true,
  ): LedgerMilestone[] {
    return this.findStems(words.map(titleForm), isMeant);
  }

  /** The same with words that have lost their endings; the stem of “staircas” is another one. */
  findStems(
    stems: readonly string[],
    isMeant: (milestone: LedgerMilestone) => boolean,
  ): LedgerMilestone[] {
    const counts = new Uint8Array(this.#milestones.length);
    let most = 0;
    for (const word of [...new Set(stems)].slice(0, MOST_WORDS)) {
      for (const index of new Set(this.#byWord.get(word))) {
        counts[index] = (counts[index] ?? 0) + 1;
      }
    }
    for (const [index, milestone] of this.#milestones.entries()) {
      const count = counts[index] ?? 0;
      if (count > most && isMeant(milestone)) most = count;
    }
    if (most === 0) return [];
    return this.#milestones.filter(
      (milestone, index) => counts[index] === most && isMeant(milestone),
    );
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
