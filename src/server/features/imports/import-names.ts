import { createHash } from 'node:crypto';
import type { ChosenName, ImportNames } from '#shared/import.ts';
import { guessCategory, guessPaymentMethod } from './known-words.ts';
import type { ReadRow } from './row-reading.ts';

/** More different names than this are no names. The others stay in the notes. */
const MAX_NAMES = 300;

interface Known {
  id: number;
  names: string[];
}

interface Surroundings {
  contractors: Known[];
  rooms: Known[];
  /** How many more contractors the plan allows; null for any number. */
  roomForContractors: number | null;
}

/** Sheets spell the same name in different ways. */
export const nameKey = (name: string) => name.trim().toLowerCase();

function distinct(rows: ReadRow[], field: 'contractor' | 'room' | 'category' | 'paymentMethod') {
  const texts = new Map<string, string>();
  for (const row of rows) {
    const text = row[field];
    if (text !== '' && row.reason === null && !texts.has(nameKey(text)))
      texts.set(nameKey(text), text);
  }
  return [...texts.values()].slice(0, MAX_NAMES);
}

/** What each text of the sheet stands for: what the person chose, or else a suggestion. */
export function resolveNames(
  rows: ReadRow[],
  chosen: Partial<ImportNames>,
  { contractors, rooms, roomForContractors }: Surroundings,
): ImportNames {
  const suggest = (
    texts: string[],
    known: Known[],
    given: ChosenName[] = [],
    room: number | null = null,
  ) => {
    let left = room ?? Number.POSITIVE_INFINITY;
    return texts.map((text): ChosenName => {
      const same = ({ text: other }: { text: string }) => nameKey(other) === nameKey(text);
      const choice = given.find(same);
      const isKnown = (id: number | null) => id === null || known.some((each) => each.id === id);
      if (choice && isKnown(choice.id)) return { ...choice, text };
      const match = known.find(({ names }) =>
        names.some((name) => nameKey(name) === nameKey(text)),
      );
      if (match) return { text, id: match.id, isLeftOut: false };
      left -= 1;
      return { text, id: null, isLeftOut: left < 0 };
    });
  };
  const keyed = <Key>(
    texts: string[],
    given: { text: string; key: Key }[] = [],
    guess: (text: string) => Key,
  ) =>
    texts.map((text) => {
      const choice = given.find((each) => nameKey(each.text) === nameKey(text));
      return { text, key: choice ? choice.key : guess(text) };
    });
  return {
    contractors: suggest(
      distinct(rows, 'contractor'),
      contractors,
      chosen.contractors,
      roomForContractors,
    ),
    rooms: suggest(distinct(rows, 'room'), rooms, chosen.rooms),
    categories: keyed(distinct(rows, 'category'), chosen.categories, guessCategory),
    paymentMethods: keyed(
      distinct(rows, 'paymentMethod'),
      chosen.paymentMethods,
      guessPaymentMethod,
    ),
  };
}

/**
 * Stands for the content of a row. The second of two equal rows has another key, because someone
 * may buy the same thing twice on one day.
 */
export function createRowKeys() {
  /** How often a row was seen, by the key of the first. */
  const seen = new Map<string, number>();
  return ({ date, description, amount, kind }: ReadRow): string => {
    const content = JSON.stringify([date, description, amount, kind]);
    const keyOf = (nth: number) =>
      createHash('sha256').update(`${content} ${nth}`).digest('base64url');
    const first = keyOf(1);
    const nth = (seen.get(first) ?? 0) + 1;
    seen.set(first, nth);
    return nth === 1 ? first : keyOf(nth);
  };
}
