import { describe, expect, it } from 'vitest';
import { createActivityMarks } from './activity-marks.ts';

const at = (xmin: number, xmax: number) => ({ xmin: BigInt(xmin), xmax: BigInt(xmax) });

/** Marks whose clock the test sets. */
function marksAt(start: number) {
  const clock = { now: 0 };
  return { clock, marks: createActivityMarks(start, () => clock.now) };
}

describe('the place in the history', () => {
  it('moves to the last entry that was found', () => {
    const { marks } = marksAt(10);
    marks.take([[11, 13]], at(5, 6));
    expect([marks.last(), marks.settled(), marks.holes()]).toEqual([13, 13, []]);
    marks.take([], at(6, 6));
    expect([marks.last(), marks.settled()]).toEqual([13, 13]);
  });

  it('keeps the numbers that are missing, until they are found', () => {
    const { marks } = marksAt(10);
    marks.take(
      [
        [12, 13],
        [17, 17],
      ],
      at(5, 9),
    );
    expect(marks.holes()).toEqual([
      [11, 11],
      [14, 16],
    ]);
    expect([marks.last(), marks.settled()]).toEqual([17, 10]);
    marks.take(
      [
        [11, 11],
        [15, 15],
      ],
      at(5, 9),
    );
    expect(marks.holes()).toEqual([
      [14, 14],
      [16, 16],
    ]);
    expect(marks.settled()).toBe(13);
  });

  it('gives up a missing number when every transaction of its time has ended', () => {
    const { marks, clock } = marksAt(10);
    marks.take([[12, 12]], at(5, 9));
    clock.now = 60_000;
    marks.take([], at(8, 20));
    expect(marks.holes()).toEqual([[11, 11]]);
    marks.take([], at(9, 20));
    expect([marks.holes(), marks.settled()]).toEqual([[], 12]);
  });

  it('does not give it up in the first seconds', () => {
    const { marks, clock } = marksAt(10);
    marks.take([[12, 12]], at(9, 9));
    clock.now = 4_999;
    marks.take([], at(30, 30));
    expect(marks.holes()).toEqual([[11, 11]]);
    clock.now = 5_000;
    marks.take([], at(30, 30));
    expect(marks.holes()).toEqual([]);
  });
});
