import { describe, expect, it } from 'vitest';
import { kinds } from './answers/answerers.ts';
import { type Candidate, rivalOf } from './candidates.ts';

function candidate(title: string, score: number, unexplained: number): Candidate {
  const kind = kinds.find((one) => one.title === title);
  if (!kind) throw new Error(`No kind is called ${title}`);
  return { kind, score, unexplained, isSure: true };
}

describe('rivalOf', () => {
  const first = candidate('milestones', 3, 2);

  it('is a reading that explains more than the first one', () => {
    const other = candidate('what is due', 4, 1);
    expect(rivalOf([first, candidate('the budget', 3, 2), other])).toBe(other);
  });

  it('is none where the first one explains all, or as much', () => {
    const other = candidate('what is due', 5, 1);
    expect(rivalOf([candidate('milestones', 3, 0), other])).toBeUndefined();
    expect(rivalOf([first, candidate('what is due', 3, 2)])).toBeUndefined();
    expect(rivalOf([])).toBeUndefined();
  });

  it('is none of two that say the same, and none that may find nothing', () => {
    const list = candidate('a list of expenses', 3, 2);
    expect(rivalOf([list, candidate('what was spent', 4, 1)])).toBeUndefined();
    expect(rivalOf([first, candidate('a detail of an expense', 4, 1)])).toBeUndefined();
  });
});
