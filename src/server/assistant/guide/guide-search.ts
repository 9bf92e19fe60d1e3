import { repaired, Spelling } from '../question/spelling.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords } from '../question/words.ts';
import type { Chapter, Section } from './chapter.ts';
import { guide, guideWords, isInGuide } from './guide.ts';
import { toPairs, toTerms } from './guide-terms.ts';
import { sampleQuestions } from './sample-questions.ts';

export interface GuideHit {
  chapter: Chapter;
  section: Section;
  score: number;
  /** The match is strong enough to answer even if the question did not ask for advice. */
  isCertain: boolean;
  /** The question is like one of the section's samples. */
  isAlike: boolean;
}

interface Entry {
  chapter: Chapter;
  section: Section;
  /** How often a term occurs. A heading counts more than a sentence. */
  weights: Map<string, number>;
  /** The terms of its heading and its chapter's title. */
  subject: ReadonlySet<string>;
  /** Its terms that are not only in the text. */
  loud: ReadonlySet<string>;
  length: number;
  /** The terms of each question in `sample-questions.ts`. */
  samples: readonly ReadonlySet<string>[];
  /** Their pairs of words. */
  framings: readonly ReadonlySet<string>[];
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
const LEAST_ALIKE = 0.4;
const WEAKLY_ALIKE = 0.5;
const SAMPLE_SCORE = 14;
/** What it counts that a question is put as a sample is. */
const FRAMING_SCORE = 8;
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
  if (earlier === '')
    return search([...own], [], question) ?? searchParts(question) ?? searchOfAnyone(question);
  return search([...new Set([...own, ...toTerms(earlier)])], [...own], question);
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
    return parts.length > 1 && terms.size > 1 ? search([...terms], [], part) : null;
  });
  const best = hits
    .filter((hit) => hit !== null)
    .toSorted((one, other) => other.score - one.score)[0];
  return best ? { ...best, isCertain: false, isAlike: false } : null;
}

/** "What should a contract with a roofer contain?": the same as with anyone. */
function searchOfAnyone(question: string): GuideHit | null {
  const text = question.slice(0, LONGEST);
  const others = text.replace(WITH_SOMEONE, ' ');
  const hit = others === text ? null : search([...new Set(toTerms(corrected(others)))], [], others);
  return hit && { ...hit, isCertain: false, isAlike: false };
}
const WITH_SOMEONE = /\s(?:with|from|by) an? [a-z]+(?:er|or|ian|man)\b/gi;

const LONGEST = 400;
const MOST_PARTS = 8;

/** Corrects misspelled words to words in the guide. */
function corrected(question: string): string {
  let left = MOST_CORRECTED;
  return firstWords(question, MOST_WORDS)
    .map((word) => {
      if (left === 0 || stopWords.has(word) || isInGuide(word)) return word;
      left -= 1;
      return repaired(word, spelling);
    })
    .join(' ');
}
/** A question with more unknown words is none for the guide. */
const MOST_CORRECTED = 15;

const spelling = new Spelling(guideWords);

function search(terms: string[], needed: string[], question: string): GuideHit | null {
  if (terms.length === 0) return null;
  const pairs = toPairs(question.slice(0, LONGEST));
  const all = sumOf(terms, rarityOf);
  const known = sumOf(terms, alikeWeight);
  const hasUnknown = terms.some((term) => !rarities.has(term));
  const likenesses = likenessesTo(terms, known);
  let best: GuideHit | null = null;
  for (const entry of entries) {
    const found = terms.filter((term) => entry.weights.has(term));
    const loudness = (term: string) => (isLoud(entry, term) ? 1 : QUIET);
    const covered = sumOf(found, (term) => rarityOf(term) * loudness(term)) / all;
    const alike = likenesses.get(entry) ?? 0;
    const isSample = alike >= ENOUGH_ALIKE;
    const own = sumOf(found, (term) => scoreOf(entry, term));
    const [only = ''] = terms;
    const isEnough = own >= ENOUGH_SCORE && (terms.length > 1 || entry.subject.has(only));
    // "How do I fix my car?": a section that only mentions a car does not answer that.
    const isTelling = found.length > 1 || found.some((term) => entry.subject.has(term));
    const isCertain =
      (covered >= ENOUGH_COVERED && isEnough && isTelling) ||
      (isSample && (terms.length > 1 || entry.subject.has(only)));
    const isItsHeading =
      terms.every((term) => entry.subject.has(term)) && (terms.length > 1 || all >= TELLING);
    // Words that the guide does not have at all are often only a story.
    const loud = sumOf(found, (term) => alikeWeight(term) * loudness(term));
    // "How long do turtles live?" has two words of many sections, and is about none.
    const isOfSubject = !hasUnknown || found.some((term) => entry.subject.has(term));
    const isForAdvice =
      own >= ENOUGH_SCORE && isTelling && isOfSubject && loud / known >= ENOUGH_COVERED_FOR_ADVICE;
    const isNeeded = needed.every((term) => isLoud(entry, term));
    const isHit = isCertain || isSample || isItsHeading || isForAdvice;
    if (!isHit || !isNeeded) continue;
    const score = own + SAMPLE_SCORE * (alike >= LEAST_ALIKE ? alike : 0) + framing(entry, pairs);
    if (score > (best?.score ?? 0)) {
      best = {
        chapter: entry.chapter,
        section: entry.section,
        score,
        isCertain,
        isAlike: isSample,
      };
    }
  }
  return best;
}

/** How much the question is put like the nearest sample: twice the shared pairs of all pairs. */
function framing({ framings }: Entry, pairs: ReadonlySet<string>): number {
  const likenesses = framings.map(
    (one) => (2 * [...one].filter((pair) => pairs.has(pair)).length) / (one.size + pairs.size),
  );
  return FRAMING_SCORE * Math.max(0, ...likenesses);
}

function sumOf(terms: readonly string[], weightOf: (term: string) => number): number {
  return terms.reduce((sum, term) => sum + weightOf(term), 0);
}

/** Whether the term is in the heading, the search words or a sample, and not only in the text. */
const isLoud = ({ loud }: Entry, term: string): boolean => loud.has(term);

/** An unknown word beside a sample is often only a detail, so it does not count as the rarest. */
const UNKNOWN_WEIGHT = 2.5;
function alikeWeight(term: string): number {
  return rarities.get(term) ?? UNKNOWN_WEIGHT;
}
/** How many terms a question may have to be like a sample of one. */
const MOST_BESIDE = 3;

interface Sample {
  entry: Entry;
  /** How many terms it has, and their weight. */
  size: number;
  weight: number;
}

/** The samples that have a term, so that a question meets only those that it shares one with. */
const samplesByTerm = new Map<string, Sample[]>();
for (const entry of entries) {
  for (const terms of entry.samples) {
    const sample = { entry, size: terms.size, weight: sumOf([...terms], alikeWeight) };
    for (const term of terms) {
      samplesByTerm.set(term, [...(samplesByTerm.get(term) ?? []), sample]);
    }
  }
}

/** How close the question is to the nearest sample of each section: shared weight of all weight. */
function likenessesTo(terms: readonly string[], all: number): Map<Entry, number> {
  const shared = new Map<Sample, { weight: number; count: number }>();
  for (const term of terms) {
    for (const sample of samplesByTerm.get(term) ?? []) {
      const before = shared.get(sample);
      const weight = (before?.weight ?? 0) + alikeWeight(term);
      shared.set(sample, { weight, count: (before?.count ?? 0) + 1 });
    }
  }
  const best = new Map<Entry, number>();
  for (const [{ entry, size, weight }, { weight: both, count }] of shared) {
    // One word in common is a weak likeness, unless it is all that either says.
    const isWeak = count === 1 && (size > 1 || terms.length > 1);
    if (isWeak && (size > 1 || terms.length > MOST_BESIDE)) continue;
    const likeness = Math.min((2 * both) / (weight + all), isWeak ? WEAKLY_ALIKE : 1);
    if (likeness > (best.get(entry) ?? 0)) best.set(entry, likeness);
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
  const asked = sampleQuestions.get(section.heading) ?? [];
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
  return { chapter, section, weights, subject, loud, length, samples, framings };
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
