import { pattern } from '../pattern.ts';
import { toWords } from '../question/words.ts';
import { isAsking } from './segments.ts';
import { exclaims, sentencesOf, tells } from './sentences.ts';

/** "And the bath?", "same for Rosa", "minus labor", "what about in May". */
const GOES_ON =
  /^(?:(?:well|ok|okay|so|now|then|anyway|please|right)[ ,]+)*(?:and|same|ditto|likewise|now|how about|what about|just|only|minus|less|without|but|also|or|the)\b/i;
const END = /(?<=[\p{L}\d)"'’]{2}[.!…]{1,3})\s+(?=\S)/u;
/** "Ok so not bad, and the bath?" */
const BEFORE_AND =
  /^([^?]{4,120}), (?=(?:and|but|now|so|same for|what about|how about) [^,?]{3,60}\?*$)/i;
/** What is supposed or left out is a part of the question. */
const COUNTS = pattern('i')`
  \d
  |\b(?:
    if|suppose|supposing|say|assuming|imagine|once|without|except|excluding|only|just|mean|meant|no
    |not (?:the|that|my|our)|include|including|count|labou?r|materials?|tools?|permits?|cash|checks?
    |cards?|total|left|budget
  )\b
`;
const POINTS = /\b(?:it|they|them|those|these|that|this|he|she|him|her|his|ours|mine)\b/i;
const MOST_WORDS = 12;
const MOST_COMMENT = 25;

/**
 * "Sam nearly fainted. And the porch?": what goes on with the talk, without the comment on the answer
 * before. Null if the comment may be a part of it.
 */
export function withoutComment(
  text: string,
  isRecorded: (word: string) => boolean,
  namesPerson: (text: string) => boolean,
): string | null {
  const cut = cutOf(text);
  if (cut === null) return null;
  const [comment, rest] = cut;
  const goesOn = GOES_ON.test(rest) || isAsking(rest);
  if (!goesOn || rest.split(/\s+/).length > MOST_WORDS) return null;
  if (comment.split(/\s+/).length > MOST_COMMENT || COUNTS.test(comment)) return null;
  const names = (part: string) => toWords(part).some(isRecorded);
  const isPointing = POINTS.test(rest);
  const isOfNothing = !names(comment) && !(isPointing && namesPerson(comment));
  return isOfNothing || (GOES_ON.test(rest) && !isPointing && names(rest)) ? rest : null;
}

const isComment = (sentence: string): boolean =>
  !isAsking(sentence) &&
  (tells(sentence) || exclaims(sentence) || sentence.split(/\s+/).length <= SHORT);
const SHORT = 4;

/** The comment and what follows it. */
function cutOf(text: string): [string, string] | null {
  const sentences = text.trim().split(END);
  const rest = sentences.at(-1) ?? '';
  const before = sentences.slice(0, -1);
  if (before.length > 0) return before.every(isComment) ? [before.join(' '), rest] : null;
  const [whole = '', told = ''] = BEFORE_AND.exec(text.trim()) ?? [];
  // "Of all four, which cost the most, and which the least?"
  const isQuestion = told.split(/, /).some(isAsking);
  return tells(told) && !isQuestion ? [told, text.trim().slice(whole.length)] : null;
}

export const hasComment = (text: string): boolean =>
  cutOf(text) !== null || sentencesOf(text).length > 1;
