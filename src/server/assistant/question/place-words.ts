import { dwellings, OWNER } from './name-words.ts';
import { isNoNoun } from './person-marks.ts';
import { stopWords } from './stop-words.ts';
import type { Words } from './words.ts';
import { DETERMINER } from './work-alone.ts';

/** "Grandma's suite", "mom and dad's cottage": whose it is says nothing more. */
export function takeOwners(words: Words, at: number): void {
  for (let before = at - 1; OWNER.test(words.at(before)); before -= 1) {
    words.take(before);
    if (words.at(before - 1) === 'and') before -= 1;
  }
}

/** "The barn building", "the bathroom upstairs": what and where it is says nothing more. */
export function takeBeside(words: Words, indexes: readonly number[]): void {
  for (const index of indexes) {
    const [before, next] = [words.at(index - 1), words.at(index + 1)];
    if (PLACED.test(before) && DETERMINER.test(words.at(index - 2))) words.take(index - 1);
    const isKind = dwellings.has(next) || KIND_OF_PLACE.test(next);
    if ((isKind || PLACED.test(next)) && endsAt(words, index + 1)) words.take(index + 1);
  }
}
/** Whether no other noun follows. */
export const endsAt = (words: Words, at: number): boolean =>
  (isNoNoun(words, at + 1) && !PART.test(words.at(at + 1))) || /(?:ed|ing)$/.test(words.at(at + 1));

/** "The well" is a place, unlike "well, ..." and "as well". */
export const isSaidOfPlace = (words: Words, at: number): boolean =>
  PLACE_TOO.test(words.at(at)) && AFTER_WHICH_PLACE.test(words.at(at - 1)) && endsAt(words, at);

/** "The pool cover", unlike what the reserve covers. */
export function isCover(words: Words, at: number): boolean {
  const [before, next] = [words.at(at - 1), words.at(at + 1)];
  if (!/^covers?$/.test(words.at(at)) || before === '' || stopWords.has(before)) return false;
  if (/^costs?$/.test(next)) return true;
  const isBought = /\b(?:pay|paid|spend|spent|buy|bought)\b/.test(words.text);
  const isVerb = /\b(?:do|does|did|will|would|can|could) (?:the|our|my|this)\b/.test(words.text);
  return next === '' && isBought && !isVerb;
}
const PLACE_TOO = /^(?:well|track|stand|point)$/;
const AFTER_WHICH_PLACE = /^(?:the|our|my|on|for|in|into|of|to|vs|versus|than)$/;

const KIND_OF_PLACE = /^(?:building|house|space|area|site|place|room|bit|thing|side|system)$/;
export const PLACED =
  /^(?:upstairs|downstairs|basement|cellar|attic|loft|back|spare|rented|rental|tenants?|lodgers?|guest|little|small|separate)$/;
/** Of a house. */
export const PART = /^(?:roof|floors?|walls?|doors?|windows?|ceiling|stairs|steps|lights?)$/;
