import { describe, expect, it } from 'vitest';
import { projectInputSchema, projectUpdateSchema } from './project-input.ts';

const messages = (input: unknown) =>
  projectInputSchema.safeParse(input).error?.issues.map(({ path, message }) => [path[0], message]);

describe('a project as input', () => {
  it('is trimmed, and a blank description becomes null', () => {
    expect(
      projectInputSchema.parse({ name: '  Kitchen ', description: ' ', budget: '25000' }),
    ).toEqual({ name: 'Kitchen', description: null, budget: '25000.00' });
  });

  it('puts each error on its field', () => {
    expect(messages({ name: ' a ', budget: '99' })).toEqual([
      ['name', 'Project name must be at least 3 characters long'],
      ['budget', 'Budget must be at least $100'],
    ]);
    expect(messages({})).toEqual([
      ['name', 'Project name must be at least 3 characters long'],
      ['budget', 'Budget must be at least $100'],
    ]);
    expect(messages({ name: 'x'.repeat(201), description: 'y'.repeat(5001), budget: 100 })).toEqual(
      [
        ['name', 'Project name can have at most 200 characters'],
        ['description', 'Description can have at most 5,000 characters'],
      ],
    );
    expect(messages({ name: 'half a \ud800 pair', budget: 100 })).toEqual([
      ['name', 'Project name contains characters that cannot be stored'],
    ]);
  });

  it('takes a start day or an instant, and refuses a day that does not exist', () => {
    const start = (startDate: unknown) =>
      projectUpdateSchema.safeParse({ startDate }).data?.startDate;
    expect(start('2026-03-08')).toBe('2026-03-08T12:00:00.000Z');
    expect(start('2026-03-08T10:00:00+02:00')).toBe('2026-03-08T08:00:00.000Z');
    expect(start(null)).toBeNull();
    for (const wrong of ['2026-02-30', 'tomorrow', '2026-02-30T10:00:00Z', 5]) {
      expect(projectUpdateSchema.safeParse({ startDate: wrong }).success).toBe(false);
    }
  });
});
