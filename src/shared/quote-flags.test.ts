import { describe, expect, it } from 'vitest';
import type { Quote } from './quote.ts';
import { flagsOf } from './quote-flags.ts';

const scope = [
  { id: 1, title: 'Demolition' },
  { id: 2, title: 'Tile' },
  { id: 3, title: 'Building Permits' },
];

type Draft = Partial<Quote> & { comparableTotal?: string };

function quote(id: number, draft: Draft = {}) {
  const lines = scope.map((line) => ({
    scopeLineId: line.id,
    treatment: 'included' as const,
    amount: null,
  }));
  const total = draft.total ?? '9000.00';
  return {
    id,
    projectId: 1,
    contractorId: null,
    title: 'Bathroom',
    total,
    deposit: null,
    validUntil: null,
    status: 'open' as const,
    lines,
    createdAt: '2026-11-01T00:00:00.000Z',
    version: 1,
    comparableTotal: total,
    ...draft,
  };
}

const without = (...left: number[]) =>
  quote(0).lines.filter((one) => !left.includes(one.scopeLineId));

function flags(first: Draft, ...others: Draft[]) {
  const quotes = [first, ...others].map((draft, at) => quote(at + 1, draft));
  const [own] = quotes;
  if (!own) throw new Error('There is no quote');
  return flagsOf(own, { scope, quotes, today: '2026-11-17', currency: 'USD', region: null });
}
const codes = (...drafts: [Draft, ...Draft[]]) => flags(...drafts).map(({ code }) => code);

describe('missing_line', () => {
  it('names what only this quote leaves out', () => {
    expect(flags({ lines: without(1, 2) }, {}, {})).toEqual([
      {
        code: 'missing_line',
        text: 'Only this quote leaves out “Demolition”, “Tile”. Ask for a price.',
      },
    ]);
  });

  it('is not about what others leave out too, or what nobody else could offer', () => {
    expect(codes({ lines: without(1) }, {}, { lines: without(1) })).toEqual([]);
    expect(codes({ lines: without(1) })).toEqual([]);
  });

  it('takes no measure from a declined quote', () => {
    expect(codes({ lines: without(1) }, { status: 'declined' })).toEqual([]);
    const declined = { lines: without(1), status: 'declined' as const };
    expect(codes({ lines: without(1) }, {}, declined)).toEqual(['missing_line']);
  });
});

describe('open_allowance', () => {
  it('names the lines and their amounts', () => {
    const lines = [
      { scopeLineId: 1, treatment: 'allowance' as const, amount: '1800.00' },
      { scopeLineId: 2, treatment: 'allowance' as const, amount: null },
      { scopeLineId: 3, treatment: 'included' as const, amount: null },
    ];
    expect(flags({ lines })).toEqual([
      {
        code: 'open_allowance',
        text: 'The price can still change: allowance for “Demolition” ($1,800.00), “Tile” (no amount).',
      },
    ]);
  });
});

describe('deposit_high', () => {
  it('starts above a third of the total', () => {
    expect(codes({ total: '9000.00', deposit: '3000.00' })).toEqual([]);
    expect(codes({ total: '9000.00', deposit: '3000.01' })).toEqual(['deposit_high']);
    expect(codes({ total: '100.00', deposit: '33.34' })).toEqual(['deposit_high']);
    expect(codes({ total: '100.00', deposit: '33.33' })).toEqual([]);
  });

  it('says that it is general advice', () => {
    expect(flags({ deposit: '9000.00' })[0]?.text).toContain('general advice, not legal advice');
  });
});

describe('no_permit', () => {
  it('is there unless the quote offers a line about a permit, or is about one', () => {
    expect(codes({ lines: without(3) }, { lines: without(3) })).toEqual(['no_permit']);
    expect(codes({ lines: without(3), title: 'Permit and plans' })).toEqual([]);
    const excluded = [{ scopeLineId: 3, treatment: 'excluded' as const, amount: null }];
    expect(codes({ lines: [...without(3), ...excluded] })).toEqual(['no_permit']);
  });
});

describe('apart', () => {
  it('starts above 30 % more than the lowest', () => {
    const lowest = { comparableTotal: '10000.00' };
    expect(codes({ comparableTotal: '13000.00' }, lowest)).toEqual([]);
    expect(codes({ comparableTotal: '13000.01' }, lowest)).toEqual(['apart']);
    expect(codes(lowest, { comparableTotal: '13000.01' })).toEqual([]);
  });

  it('compares with the lowest that was not declined', () => {
    const high = { comparableTotal: '13000.01' };
    const low = { comparableTotal: '10000.00' };
    expect(codes(high, { comparableTotal: '13000.00' }, low)).toEqual(['apart']);
    expect(codes(high, { ...low, status: 'declined' })).toEqual([]);
  });
});

describe('expired', () => {
  it('starts on the day after', () => {
    expect(codes({ validUntil: '2026-11-17' })).toEqual([]);
    expect(codes({ validUntil: '2026-11-16' })).toEqual(['expired']);
    expect(codes({ validUntil: '2026-11-16', status: 'accepted' })).toEqual([]);
  });
});
