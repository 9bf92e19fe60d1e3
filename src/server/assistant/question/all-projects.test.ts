import { describe, expect, it } from 'vitest';
import { withPlacesAsProjects } from './all-projects.ts';

describe('withPlacesAsProjects', () => {
  it.each([
    ['which flat went over', 'which project went over'],
    ['suppose i pay every flat bill', 'suppose i pay every flat bill'],
    ['all the flat expenses', 'all the flat expenses'],
    ['how much for each flat', 'how much for each project'],
  ])('reads "%s" as "%s"', (text, read) => {
    expect(withPlacesAsProjects(text.split(' '), new Set(['flat'])).join(' ')).toBe(read);
  });
});
