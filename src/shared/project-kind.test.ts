import { describe, expect, it } from 'vitest';
import { suggestKind } from './project-kind.ts';

describe('the suggested kind of project', () => {
  it.each([
    ['Guest bathroom', 'bathroom'],
    ['BASEMENT', 'basement'],
    ['The whole house', 'wholeHouse'],
    ['Kitchen 2026', 'kitchen'],
    ['Garden', 'kitchen'],
  ])('for %j is %s', (name, key) => {
    expect(suggestKind(name)).toBe(key);
  });
});
