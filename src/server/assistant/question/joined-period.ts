import type { Period } from './calendar.ts';

/** "After today but before October": two parts of the question that bound one stretch. */
export function joined(
  one: Period | null,
  other: Period | null,
): readonly [Period | null, Period | null] {
  const [start, end] = one?.from === undefined ? [other, one] : [one, other];
  const from = start?.to === undefined ? start?.from : undefined;
  const to = end?.from === undefined ? end?.to : undefined;
  const isOne = from !== undefined && to !== undefined && from <= to;
  return isOne ? [{ from, to }, null] : [one, other];
}
