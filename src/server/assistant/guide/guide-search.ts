import { repaired, Spelling } from '../question/spelling.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords } from '../question/words.ts';
import type { Chapter, Section } from './chapter.ts';
import { guide, guideWords, isGuideWord } from './guide.ts';
import { toTerms } from './guide-terms.ts';
import { sampleQuestions } from './sample-questions.ts';

export interface GuideHit {
  chapter: Chapter;
  section: Section;
  score: number;
  /** The match is strong enough to answer even if the question did not ask for advice. */
  isCertain: boolean;
}

interface Entry {
  chapter: Chapter;
  section: Section;
  /** How often a term occurs. A heading counts more than a sentence. */
  weights: Map<string, number>;
  /** The terms of its heading and its chapter's title. */
  subject: Set<string>;
  length: number;
  /** The terms of each question in `sample-questions.ts`. */
  samples: readonly ReadonlySet<string>[];
}

// The usual constants of BM25: how soon repetition stops counting, and how much length matters.
const SATURATION = 1.2;
const LENGTH_WEIGHT = 0.4;
const LOUDNESS = { title: 2, heading: 4, also: 3, text: 1 };

/** How much of the question a section must cover to answer it. */
const ENOUGH_COVERED = 0.66;
/** The same for a question that clearly asks for advice on the section's subject. */
const ENOUGH_COVERED_FOR_ADVICE = 0.5;
const ENOUGH_SCORE = 4.5;
/** How much a question must share with a sample to count as the same question. */
const ENOUGH_ALIKE = 0.6;
const LEAST_ALIKE = 0.4;
const SAMPLE_SCORE = 14;
/** Of a longer question, only the beginning counts. */
const MOST_WORDS = 60;

const entries = guide.flatMap((chapter) =>
  chapter.sections.map((section) => toEntry(chapter, section)),
);
const averageLength = entries.reduce((sum, { length }) => sum + length, 0) / entries.length;
const rarities = countRarities();
const rarest = Math.log(1 + entries.length * 2);

/**
 * The section that best answers a question, or null if the guide does not cover it. If the question
 * continues an earlier one ("and a bathroom?"), the section must cover the new words.
 */
export function searchGuide(question: string, earlier = ''): GuideHit | null {
  const own = new Set(toTerms(corrected(question)));
  if (earlier === '') return search([...own], []) ?? searchParts(question);
  return search([...new Set([...own, ...toTerms(earlier)])], [...own]);
}

/**
 * The best section for a part of a long question, of which the rest tells a story. It is never
 * certain: the story may be what the question is about.
 */
function searchParts(question: string): GuideHit | null {
  const parts = question
    .slice(0, LONGEST)
    .split(/[,.;!?]+\s|\s(?:and|so|because|but)\s/, MOST_PARTS);
  const hits = parts.map((part) => {
    const terms = new Set(toTerms(corrected(part)));
    return parts.length > 1 && terms.size > 1 ? search([...terms], []) : null;
  });
  const best = hits
    .filter((hit) => hit !== null)
    .toSorted((one, other) => other.score - one.score)[0];
  return best ? { ...best, isCertain: false } : null;
}

const LONGEST = 400;
const MOST_PARTS = 8;

/** Corrects misspelled words to words in the guide. */
function corrected(question: string): string {
  return firstWords(question, MOST_WORDS)
    .map((word) => (stopWords.has(word) || isGuideWord(word) ? word : repaired(word, spelling)))
    .join(' ');
}

const spelling = new Spelling(guideWords);

function search(terms: string[], needed: string[]): GuideHit | null {
  if (terms.length === 0) return null;
  const all = terms.reduce((sum, term) => sum + rarityOf(term), 0);
  let best: GuideHit | null = null;
  for (const entry of entries) {
    const found = terms.filter((term) => entry.weights.has(term));
    const covered = found.reduce((sum, term) => sum + rarityOf(term), 0) / all;
    const alike = bestAlike(entry, terms);
    const isSample = alike >= ENOUGH_ALIKE;
    const own = found.reduce((sum, term) => sum + scoreOf(entry, term), 0);
    const score = own + (alike >= LEAST_ALIKE ? SAMPLE_SCORE * alike : 0);
    const isCertain = (covered >= ENOUGH_COVERED && own >= ENOUGH_SCORE) || isSample;
    const isItsHeading = terms.every((term) => entry.subject.has(term));
    const isItsSubject =
      covered >= ENOUGH_COVERED_FOR_ADVICE &&
      own >= ENOUGH_SCORE &&
      found.some((term) => entry.subject.has(term));
    const isNeeded = needed.every((term) => (entry.weights.get(term) ?? 0) >= LOUDNESS.also);
    if ((isCertain || isItsHeading || isItsSubject) && isNeeded && score > (best?.score ?? 0)) {
      best = { chapter: entry.chapter, section: entry.section, score, isCertain };
    }
  }
  return best;
}

/** An unknown word beside a sample is often only a detail, so it does not count as the rarest. */
const alikeWeight = (term: string) => rarities.get(term) ?? UNKNOWN_WEIGHT;
const UNKNOWN_WEIGHT = 2.5;

/** How close the question is to one of the section's samples: shared weight of all weight. */
function bestAlike({ samples }: Entry, terms: readonly string[]): number {
  const all = terms.reduce((sum, term) => sum + alikeWeight(term), 0);
  let best = 0;
  for (const sample of samples) {
    const weight = [...sample].reduce((sum, term) => sum + alikeWeight(term), 0);
    const both = terms.filter((term) => sample.has(term));
    const shared = both.reduce((sum, term) => sum + alikeWeight(term), 0);
    // One word in common is no likeness, unless it is all that either says.
    const isEnough = both.length > 1 || (sample.size === 1 && terms.length === 1);
    if (isEnough) best = Math.max(best, (2 * shared) / (weight + all));
  }
  return best;
}

function scoreOf({ weights, length }: Entry, term: string): number {
  const weight = weights.get(term) ?? 0;
  const fit = 1 - LENGTH_WEIGHT + LENGTH_WEIGHT * (length / averageLength);
  return (rarityOf(term) * weight * (SATURATION + 1)) / (weight + SATURATION * fit);
}

/** A term that occurs nowhere counts as the rarest: it is what the question is about. */
function rarityOf(term: string): number {
  return rarities.get(term) ?? rarest;
}

function toEntry(chapter: Chapter, section: Section): Entry {
  const weights = new Map<string, number>();
  const parts = { title: chapter.title, ...section };
  let length = 0;
  for (const [part, loudness] of Object.entries(LOUDNESS)) {
    for (const term of toTerms(parts[part as keyof typeof LOUDNESS])) {
      weights.set(term, (weights.get(term) ?? 0) + loudness);
      length += 1;
    }
  }
  const subject = new Set([...toTerms(chapter.title), ...toTerms(section.heading)]);
  const samples = (sampleQuestions.get(section.heading) ?? []).map(
    (question) => new Set(toTerms(question)),
  );
  // A word of a sample counts once, however many samples have it.
  for (const term of new Set(samples.flatMap((sample) => [...sample]))) {
    weights.set(term, (weights.get(term) ?? 0) + LOUDNESS.also);
    length += 1;
  }
  return { chapter, section, weights, subject, length, samples };
}

function countRarities(): Map<string, number> {
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
