import type { Chapter, Section } from './chapter.ts';
import { toPairs, toTerms } from './guide-terms.ts';

export interface GuideHit {
  chapter: Chapter;
  section: Section;
  score: number;
  /** The match is strong enough to answer even if the question did not ask for advice. */
  isCertain: boolean;
  /** The question is like one of the section's samples. */
  isAlike: boolean;
}

/** What to look for: the terms of a question, and how it is put. */
export interface GuideQuery {
  terms: readonly string[];
  /** Terms that the section must have outside its text. */
  needed: readonly string[];
  pairs: ReadonlySet<string>;
}

interface Entry {
  chapter: Chapter;
  section: Section;
  /** How often a term occurs. A heading counts more than a sentence. */
  weights: Map<string, number>;
  heading: ReadonlySet<string>;
  /** The terms of its heading and its chapter's title. */
  subject: ReadonlySet<string>;
  /** Its terms that are not only in the text. */
  loud: ReadonlySet<string>;
  length: number;
  /** The terms of each of its sample questions. */
  samples: readonly ReadonlySet<string>[];
  /** Their pairs of words. */
  framings: readonly ReadonlySet<string>[];
}

interface Sample {
  entry: Entry;
  /** How many terms it has, and their weight. */
  size: number;
  weight: number;
}

// The usual constants of BM25: how soon repetition stops counting, and how much length matters.
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.4;
const LOUDNESS = { title: 2, heading: 4, also: 3, text: 1 };

/** How much of the question a section must cover to answer it. */
const ENOUGH_COVERED = 0.66;
/** The same for a question that clearly asks for advice; a word that is only in the text counts less. */
const ENOUGH_COVERED_FOR_ADVICE = 0.5;
const QUIET = 0.6;
const ENOUGH_SCORE = 4.5;
/** A word in many headings does not tell which section is meant. */
const TELLING = 2.5;
/** How much a question must share with a sample to count as the same question. */
const ENOUGH_ALIKE = 0.6;
const WEAKLY_ALIKE = 0.5;
// What decides between the sections that have the words of a question. `npm run exam:guide` measures
// it with samples that are left out.
const SAMPLE_SCORE = 1.3;
const FRAMING_SCORE = 2.8;
const HEADING_SCORE = 3.4;
/** One sample may be like a question by chance; the second nearest counts as much. */
const NEAREST = 2;
/** Several words in common are enough for advice, whatever else the question tells. */
const ENOUGH_RANKED = 12.5;
const ENOUGH_COVERED_OF_STORY = 0.3;
/** An unknown word beside a sample is often only a detail, so it does not count as the rarest. */
const UNKNOWN_WEIGHT = 2.5;
/** How many terms a question may have to be like a sample of one. */
const MOST_BESIDE = 3;

/** Finds the section that best answers a question, by its words and by its sample questions. */
export class GuideIndex {
  readonly #entries: readonly Entry[];
  readonly #averageLength: number;
  readonly #rarities: ReadonlyMap<string, number>;
  readonly #rarest: number;
  /** The samples that have a term, so that a question meets only those that it shares one with. */
  readonly #samplesByTerm: ReadonlyMap<string, readonly Sample[]>;

  constructor(guide: readonly Chapter[], samples: ReadonlyMap<string, readonly string[]>) {
    this.#entries = guide.flatMap((chapter) =>
      chapter.sections.map((section) =>
        toEntry(chapter, section, samples.get(section.heading) ?? []),
      ),
    );
    this.#averageLength =
      this.#entries.reduce((sum, { length }) => sum + length, 0) / this.#entries.length;
    this.#rarities = countRarities(this.#entries);
    this.#rarest = Math.log(1 + this.#entries.length * 2);
    this.#samplesByTerm = this.#indexSamples();
  }

  search({ terms, needed, pairs }: GuideQuery): GuideHit | null {
    if (terms.length === 0) return null;
    const all = sumOf(terms, (term) => this.#rarityOf(term));
    const known = sumOf(terms, (term) => this.#alikeWeight(term));
    const hasUnknown = terms.some((term) => !this.#rarities.has(term));
    const likenesses = this.#likenessesTo(terms, known);
    let best: GuideHit | null = null;
    for (const entry of this.#entries) {
      const found = terms.filter((term) => entry.weights.has(term));
      if (found.length === 0 || !needed.every((term) => isLoud(entry, term))) continue;
      const own = sumOf(found, (term) => this.#scoreOf(entry, term));
      const alike = likenesses.get(entry) ?? [];
      const ofWords =
        own +
        SAMPLE_SCORE * sumOf(alike, (one) => one) +
        HEADING_SCORE * this.#shareOfHeading(entry, found);
      // To compare how it is put takes longest, and most sections are behind without it.
      if (ofWords + FRAMING_SCORE * SAME_QUESTION <= (best?.score ?? 0)) continue;
      const score = ofWords + FRAMING_SCORE * framing(entry, pairs);
      if (score <= (best?.score ?? 0)) continue;
      const loudness = (term: string) => (isLoud(entry, term) ? 1 : QUIET);
      const covered = sumOf(found, (term) => this.#rarityOf(term) * loudness(term)) / all;
      const isSample = (alike[0] ?? 0) >= ENOUGH_ALIKE;
      const [only = ''] = terms;
      const isEnough = own >= ENOUGH_SCORE && (terms.length > 1 || entry.subject.has(only));
      // "How do I fix my car?": a section that only mentions a car does not answer that.
      const isOnSubject = found.some((term) => entry.subject.has(term));
      const isTelling = isOnSubject || found.filter((term) => isLoud(entry, term)).length > 1;
      const isCertain =
        (covered >= ENOUGH_COVERED && isEnough && isTelling) ||
        (isSample && (terms.length > 1 || entry.subject.has(only)));
      const isItsHeading =
        terms.every((term) => entry.subject.has(term)) && (terms.length > 1 || all >= TELLING);
      // Words that the guide does not have at all are often only a story.
      const loud = sumOf(found, (term) => this.#alikeWeight(term) * loudness(term));
      // "How long do turtles live?" has two words of many sections, and is about none.
      const isLikely =
        isOnSubject || (!hasUnknown && (isTelling || (found.length > 1 && terms.length > 2)));
      const isForAdvice =
        own >= ENOUGH_SCORE && isLikely && loud / known >= ENOUGH_COVERED_FOR_ADVICE;
      const isInStory =
        score >= ENOUGH_RANKED &&
        isTelling &&
        found.length > 1 &&
        loud / known >= ENOUGH_COVERED_OF_STORY;
      if (!(isCertain || isSample || isItsHeading || isForAdvice || isInStory)) continue;
      const { chapter, section } = entry;
      best = { chapter, section, score, isCertain, isAlike: isSample };
    }
    return best;
  }

  /** How much of the heading the question has: "Ice dams" is about nothing else. */
  #shareOfHeading({ heading }: Entry, found: readonly string[]): number {
    const all = sumOf([...heading], (term) => this.#rarityOf(term));
    const shared = found.filter((term) => heading.has(term));
    return all === 0 ? 0 : sumOf(shared, (term) => this.#rarityOf(term)) / all;
  }

  /** How close the question is to the nearest samples of each section: shared weight of all weight. */
  #likenessesTo(terms: readonly string[], all: number): Map<Entry, readonly number[]> {
    const shared = new Map<Sample, { weight: number; count: number }>();
    for (const term of terms) {
      for (const sample of this.#samplesByTerm.get(term) ?? []) {
        const before = shared.get(sample);
        const weight = (before?.weight ?? 0) + this.#alikeWeight(term);
        shared.set(sample, { weight, count: (before?.count ?? 0) + 1 });
      }
    }
    const nearest = new Map<Entry, readonly number[]>();
    for (const [{ entry, size, weight }, { weight: both, count }] of shared) {
      // One word in common is a weak likeness, unless it is all that either says.
      const isWeak = count === 1 && (size > 1 || terms.length > 1);
      if (isWeak && (size > 1 || terms.length > MOST_BESIDE)) continue;
      const likeness = Math.min((2 * both) / (weight + all), isWeak ? WEAKLY_ALIKE : 1);
      const ranked = [...(nearest.get(entry) ?? []), likeness].toSorted(
        (one, other) => other - one,
      );
      nearest.set(entry, ranked.slice(0, NEAREST));
    }
    return nearest;
  }

  #indexSamples(): Map<string, Sample[]> {
    const byTerm = new Map<string, Sample[]>();
    for (const entry of this.#entries) {
      for (const terms of entry.samples) {
        const weight = sumOf([...terms], (term) => this.#alikeWeight(term));
        const sample = { entry, size: terms.size, weight };
        for (const term of terms) byTerm.set(term, [...(byTerm.get(term) ?? []), sample]);
      }
    }
    return byTerm;
  }

  #scoreOf({ weights, length }: Entry, term: string): number {
    const weight = weights.get(term) ?? 0;
    const fit = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * (length / this.#averageLength);
    return (this.#rarityOf(term) * weight * (SATURATION + 1)) / (weight + SATURATION * fit);
  }

  /** A term that occurs nowhere counts as the rarest: it is what the question is about. */
  #rarityOf(term: string): number {
    return this.#rarities.get(term) ?? this.#rarest;
  }

  #alikeWeight(term: string): number {
    return this.#rarities.get(term) ?? UNKNOWN_WEIGHT;
  }
}

/** A question that is a sample, word for word, belongs to its section. */
const SAME_QUESTION = 4;

/** How much the question is put like the nearest samples: twice the shared pairs of all pairs. */
function framing({ framings }: Entry, pairs: ReadonlySet<string>): number {
  const likenesses = framings.map((one) => {
    let shared = 0;
    for (const pair of one) if (pairs.has(pair)) shared += 1;
    return (2 * shared) / (one.size + pairs.size);
  });
  if (likenesses.includes(1)) return SAME_QUESTION;
  return sumOf(likenesses.toSorted((one, other) => other - one).slice(0, NEAREST), (one) => one);
}

function sumOf<One>(terms: readonly One[], weightOf: (term: One) => number): number {
  return terms.reduce((sum, term) => sum + weightOf(term), 0);
}

/** Whether the term is in the heading, the search words or a sample, and not only in the text. */
const isLoud = ({ loud }: Entry, term: string): boolean => loud.has(term);

function toEntry(chapter: Chapter, section: Section, asked: readonly string[]): Entry {
  const weights = new Map<string, number>();
  const parts = { title: chapter.title, ...section };
  let length = 0;
  for (const [part, loudness] of Object.entries(LOUDNESS)) {
    for (const term of toTerms(parts[part as keyof typeof LOUDNESS])) {
      weights.set(term, (weights.get(term) ?? 0) + loudness);
      length += 1;
    }
  }
  const heading = new Set(toTerms(section.heading));
  const subject = new Set([...toTerms(chapter.title), ...heading]);
  const samples = asked.map((question) => new Set(toTerms(question)));
  // A word of a sample counts once, however many samples have it.
  for (const term of new Set(samples.flatMap((sample) => [...sample]))) {
    weights.set(term, (weights.get(term) ?? 0) + LOUDNESS.also);
    length += 1;
  }
  const loud = new Set([
    ...[...subject, ...toTerms(section.also)],
    ...samples.flatMap((sample) => [...sample]),
  ]);
  const framings = asked.map(toPairs);
  return { chapter, section, weights, heading, subject, loud, length, samples, framings };
}

function countRarities(entries: readonly Entry[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { weights } of entries) {
    for (const term of weights.keys()) counts.set(term, (counts.get(term) ?? 0) + 1);
  }
  return new Map(
    [...counts].map(([term, count]) => [
      term,
      Math.log(1 + (entries.length - count + 0.5) / (count + 0.5)),
    ]),
  );
}
