import { repaired, Spelling } from '../question/spelling.ts';
import { stopWords } from '../question/stop-words.ts';
import { firstWords } from '../question/words.ts';
import { guide, guideWords, isInGuide } from './guide.ts';
import { type GuideHit, GuideIndex } from './guide-index.ts';
import { toPairs, toTerms } from './guide-terms.ts';
import { sampleQuestions } from './sample-questions.ts';

export type { GuideHit };

/** Of a longer question, only the beginning counts. */
const MOST_WORDS = 60;
const LONGEST = 400;
const MOST_PARTS = 8;

const wholeGuide = new GuideIndex(guide, sampleQuestions);

/**
 * The section that best answers a question, or null if the guide does not cover it. If the question
 * continues an earlier one ("and a bathroom?"), the section must cover the new words.
 */
export function searchGuide(question: string, earlier = '', index = wholeGuide): GuideHit | null {
  const own = termsOf(question);
  if (earlier === '')
    return find(question, index) ?? searchParts(question, index) ?? searchOfAnyone(question, index);
  const terms = [...new Set([...own, ...toTerms(earlier)])];
  return index.search({ terms, needed: own, pairs: pairsOf(question) });
}

const termsOf = (question: string): string[] => [...new Set(toTerms(corrected(question)))];
const pairsOf = (question: string) => toPairs(question.slice(0, LONGEST));

const find = (question: string, index: GuideIndex): GuideHit | null =>
  index.search({ terms: termsOf(question), needed: [], pairs: pairsOf(question) });

/**
 * The best section for a part of a long question, of which the rest tells a story. It is never
 * certain: the story may be what the question is about.
 */
function searchParts(question: string, index: GuideIndex): GuideHit | null {
  const parts = question
    .slice(0, LONGEST)
    .split(/[,.;!?]+\s|\s(?:and|so|because|but)\s/, MOST_PARTS);
  const hits = parts.map((part) =>
    parts.length > 1 && termsOf(part).length > 1 ? find(part, index) : null,
  );
  const best = hits
    .filter((hit) => hit !== null)
    .toSorted((one, other) => other.score - one.score)[0];
  return best ? { ...best, isCertain: false, isAlike: false } : null;
}

/** "What should a contract with a roofer contain?": the same as with anyone. */
function searchOfAnyone(question: string, index: GuideIndex): GuideHit | null {
  const text = question.slice(0, LONGEST);
  const others = text.replace(WITH_SOMEONE, ' ');
  const hit = others === text ? null : find(others, index);
  return hit && { ...hit, isCertain: false, isAlike: false };
}
const WITH_SOMEONE = /\s(?:with|from|by) an? [a-z]+(?:er|or|ian|man)\b/gi;

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
const MOST_CORRECTED = 8;

const spelling = new Spelling(guideWords);
