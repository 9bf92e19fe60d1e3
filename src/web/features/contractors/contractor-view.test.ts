import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ListedContractor } from '#shared/contractor.ts';
import {
  filterContractors,
  specialtiesOf,
  toContractorSearch,
  toContractorView,
} from './contractor-view.ts';

function contractor(name: string, fields: Partial<ListedContractor> = {}): ListedContractor {
  return {
    id: 1,
    userId: 1,
    name,
    company: null,
    email: null,
    phone: null,
    specialty: null,
    hourlyRate: null,
    version: 1,
    notes: null,
    createdAt: '2026-01-01T00:00:00.000Z',
    totalPaid: '0.00',
    paidTotals: [],
    expenseCount: 0,
    ...fields,
  };
}

const people = [
  contractor('Rosa Okafor', {
    company: 'Okafor Electric',
    specialty: 'Electrician',
    phone: '(555) 010-2030',
  }),
  contractor('Łukasz Nowak', { specialty: 'Tile/Stone', notes: 'Rings twice' }),
  contractor('Abe', { email: 'abe@example.com', specialty: 'Electrician' }),
];
const found = (search: string, specialty: string | null = null) =>
  filterContractors(people, { search, specialty }).map(({ name }) => name);

describe('the contractors of a view', () => {
  it('match words in any field, in any case and order', () => {
    expect(found('ELECTRIC rosa')).toEqual(['Rosa Okafor']);
    expect(found('rings')).toEqual(['Łukasz Nowak']);
    expect(found('ŁUKASZ')).toEqual(['Łukasz Nowak']);
    expect(found('abe@')).toEqual(['Abe']);
    expect(found('  ')).toHaveLength(3);
    expect(found('rosa abe')).toEqual([]);
  });

  it('match a phone number however it is written', () => {
    for (const number of ['5550102', '555-010', '010-2030']) {
      expect(found(number)).toEqual(['Rosa Okafor']);
    }
  });

  it('have the chosen specialty', () => {
    expect(found('', 'Electrician')).toEqual(['Rosa Okafor', 'Abe']);
    expect(found('abe', 'Tile/Stone')).toEqual([]);
    expect(specialtiesOf(people)).toEqual(['Electrician', 'Tile/Stone']);
  });

  it('come back from the address unchanged', () => {
    const view = fc.record({
      search: fc.string({ maxLength: 200 }),
      specialty: fc.option(fc.string({ minLength: 1 })),
    });
    fc.assert(
      fc.property(view, (each) => {
        expect(toContractorView(toContractorSearch(each))).toEqual(each);
      }),
    );
    expect(toContractorView({ search: ['x'], specialty: '' })).toEqual({
      search: '',
      specialty: null,
    });
  });
});
