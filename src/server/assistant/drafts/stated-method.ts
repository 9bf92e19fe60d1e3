import type { PaymentMethod } from '#shared/expense.ts';
import { currencyWords, toAmount } from '../question/amount.ts';
import { takeMethodWord } from '../question/categories.ts';
import { stopWords } from '../question/stop-words.ts';
import type { Words } from '../question/words.ts';

/** Things are called so: "wire nuts", "transfer paper", "a check valve". */
const OF_THINGS = /^(?:wires?|transfers?|che(?:ck|que)s?)$/;
/** Other ways to pay are seldom part of a name: "a cash box". Then something else paid for it. */
const OF_SOME_THINGS = /^(?:cash|finance|financing|loan|visa|cards?)$/;
const STATES = new Set('by via through with using paid bank over sent'.split(' '));
const IS_METHOD = /^(?:transfers?|payments?|cards?)$/;
const ENDS = /^(?:today|yesterday|tonight|please|pls|thanks|total|receipt)$/;

/**
 * How a message says that something was paid. A word for it inside the name of what was bought says
 * nothing: "58 dollars cash for wire nuts".
 */
export function takeStatedMethod(
  words: Words,
  isName: (word: string) => boolean,
): PaymentMethod | null {
  const held = [...words.list.keys()].filter(
    (at) => !words.isTaken(at) && OF_THINGS.test(words.at(at)) && isOfThing(words, at, isName),
  );
  for (const at of held) words.take(at);
  const named = [...words.list.keys()]
    .filter((at) => OF_SOME_THINGS.test(words.at(at)) && isModifier(words, at, isName))
    .flatMap((at) => (/^(?:credit|debit)$/.test(words.at(at - 1)) ? [at - 1, at] : [at]))
    .filter((at) => !words.isTaken(at));
  for (const at of named) words.take(at);
  const stated = takeMethodWord(words);
  words.release(named);
  // "12 cash lumberyard" has no other one.
  const method = stated ?? takeMethodWord(words);
  words.release(held);
  return method;
}

function isOfThing(words: Words, at: number, isName: (word: string) => boolean): boolean {
  const [word, before] = [words.at(at), words.at(at - 1)];
  if (STATES.has(before) || IS_METHOD.test(words.at(at + 1))) return false;
  if (isModifier(words, at, isName)) return true;
  if (!/^wires?$/.test(word)) return false;
  // "Log 500 for Ken, wire", "300 wire to Ken", "wire 500 to Ken"; but "60 for copper wire".
  const isStated =
    at === 0 ||
    words.alone.has(word) ||
    currencyWords.has(before) ||
    [before, words.at(at + 1)].some((one) => toAmount(one) !== null);
  return !isStated;
}

/** Whether a noun follows that it belongs to. */
function isModifier(words: Words, at: number, isName: (word: string) => boolean): boolean {
  const next = words.at(at + 1);
  const isNoun = /^\p{L}{3,}$/u.test(next) && !stopWords.has(next) && !words.isTaken(at + 1);
  return isNoun && !IS_METHOD.test(next) && !ENDS.test(next) && !isName(next);
}
