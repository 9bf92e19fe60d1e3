import { MONTH_NAMES } from '../question/stretch.ts';

const MONTH = `${MONTH_NAMES}(?: \\d{4})?|\\d{4}|last (?:month|year)|this (?:month|year)`;
const UP = 'rise|risen|increase|increased|grow|grown|climb|climbed|jump|jumped|go up|gone up';
const DOWN =
  'fall|fallen|drop|dropped|decrease|decreased|decline|declined|shrink|shrunk|sink|go down|gone down|come down';
const MOVED = new RegExp(
  `^(.*?)\\b(?:by )?(?:how much|what) (?:did|has|have) (.{3,60}?) (?:(${UP})|${DOWN}) (?:by )?(?:from|between) (${MONTH}) (?:to|and|until|till) (${MONTH})\\b`,
  'i',
);

/** "How much did the electric bill go up from June to August?": two times, and not all between. */
export const asComparison = (text: string): string =>
  text.replace(
    MOVED,
    (_, before: string, what: string, up: string | undefined, from: string, to: string) =>
      `${before}how much ${up ? 'higher' : 'lower'} was ${what} in ${to} than in ${from}`,
  );
