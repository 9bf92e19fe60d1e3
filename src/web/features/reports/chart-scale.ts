import { writeNumber } from '#shared/counts.ts';

/** Geometry only: amounts on screen are never made from these numbers. */
export const toNumber = (amount: string) => Number(amount);

export interface Scale {
  /** From a value to its place. */
  at: (value: number) => number;
  /** Round values from the lowest to the highest. */
  ticks: number[];
}

const MAX_TICKS = 5;

/**
 * A linear scale over all values and zero, with round ends.
 *
 * @param range the places of the lowest and the highest value
 */
export function scaleOver(values: readonly number[], range: readonly [number, number]): Scale {
  const low = Math.min(0, ...values);
  // Without any value, up to 1.
  const high = Math.max(0, ...values) || (low === 0 ? 1 : 0);
  const step = roundStep((high - low) / MAX_TICKS);
  const first = Math.floor(low / step);
  const last = Math.max(Math.ceil(high / step), first + 1);
  const ticks = Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
  const [from, to] = range;
  const perUnit = (to - from) / ((last - first) * step);
  return { at: (value) => from + (value - first * step) * perUnit, ticks };
}

/** 1, 2 or 5 times a power of ten, at least as large as given. */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const times = [1, 2, 5, 10].find((each) => each * power >= least) ?? 10;
  return times * power;
}

/** "40k", "1.5M", "250": short enough for an axis. */
export function shortAmount(value: number): string {
  const size = Math.abs(value);
  const [divisor, letter] = size >= 1e6 ? [1e6, 'M'] : size >= 1e3 ? [1e3, 'k'] : [1, ''];
  const digits = writeNumber(String(Math.round((size / divisor) * 10) / 10));
  return `${value < 0 ? '\u2212' : ''}${digits}${letter}`;
}
