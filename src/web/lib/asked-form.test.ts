import { describe, expect, it } from 'vitest';
import { askedValues } from './asked-form.ts';

describe('the form that an address asks for', () => {
  it('has the values of its own fields', () => {
    const search = { add: 'new', title: 'Tiles', targetDate: '2026-10-09', other: 'x' };
    expect(askedValues(search, ['title', 'targetDate'])).toEqual({
      title: 'Tiles',
      targetDate: '2026-10-09',
    });
    expect(askedValues({ add: 'new' }, ['title'])).toEqual({});
  });

  it('is none without the word, or before the project of the address is open', () => {
    expect(askedValues({ title: 'Tiles' } as object, ['title'])).toBeNull();
    expect(askedValues({ add: 'old' }, ['title'])).toBeNull();
    expect(askedValues({ add: 'new', project: '7' }, ['title'])).toBeNull();
  });
});
