import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addMoney, fromCents } from '#shared/money.ts';
import type { ProjectKind } from '#shared/project-kind.ts';
import { starterPlans } from '#shared/starter-plans.ts';
import { draftLines, linesOfKind, restOf, spreadRest, toNewLines } from './starter-drafts.ts';

const kinds = Object.keys(starterPlans) as ProjectKind[];
const amounts = fc.bigInt({ min: 0n, max: 9_999_999_999n }).map(fromCents);

it('all of the amount is distributed, to the cent', () => {
  fc.assert(
    fc.property(fc.constantFrom(...kinds), amounts, (kind, amount) => {
      const drafts = draftLines(linesOfKind(kind), amount);
      expect(addMoney(drafts.map((draft) => draft.amount))).toBe(amount);
      expect(restOf(drafts, amount)).toBe('0.00');
    }),
  );
});

it('a kitchen for $22,500.00 has the usual shares', () => {
  const drafts = draftLines(linesOfKind('kitchen'), '22500.00');
  expect(drafts.find(({ title }) => title === 'Cabinets and hardware')?.amount).toBe('6525.00');
});

it('lines that are left out leave their amount, which can be spread over the others', () => {
  fc.assert(
    fc.property(amounts, fc.nat(9), (amount, left) => {
      const drafts = draftLines(linesOfKind('bathroom'), amount).map((draft, index) => ({
        ...draft,
        isChosen: index !== left,
      }));
      expect(restOf(drafts, amount)).toBe(drafts[left]?.amount);
      const spread = spreadRest(drafts, amount);
      expect(restOf(spread, amount)).toBe('0.00');
      expect(addMoney(toNewLines(spread).map(({ planned }) => planned))).toBe(amount);
    }),
  );
});

it('lines without any amount get equal parts', () => {
  const line = { title: 'A', category: 'other' as const, roomName: null, weight: 0n };
  const drafts = draftLines([line, { ...line, title: 'B' }], '10.01');
  expect(drafts.map(({ amount }) => amount)).toEqual(['5.01', '5.00']);
});
