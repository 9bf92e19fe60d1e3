import { describe, expect, it } from 'vitest';
import { type BillCheckCode, billCheckCodes } from './bill-check.ts';
import { checkPayment } from './bill-check-rules.ts';
import type { PaymentFacts } from './payment-facts.ts';

type Agreement = NonNullable<PaymentFacts['agreement']>;

const agreement: Agreement = {
  title: 'Tiling',
  total: 9_000_00n,
  holdbackPercent: 0,
  paid: 0n,
  schedule: [],
  bills: [],
};

/** A first bill that nothing is wrong with. */
const calm: PaymentFacts = {
  today: '2026-03-08',
  currency: 'USD',
  region: 'CA',
  amount: 900_00n,
  isHoldback: false,
  contractorName: 'Rosa',
  bill: { title: 'First bill', amount: 900_00n, held: 0n, step: null },
  agreement,
  lastPayment: null,
  insurance: [{ expiresOn: '2026-03-08' }],
  punchItems: [],
  line: { title: 'Tiles', planned: 9_000_00n, paid: 100_00n, variance: 0n },
};

const find = (code: BillCheckCode, facts: Partial<PaymentFacts> = {}) => {
  const check = checkPayment({ ...calm, ...facts }).find((each) => each.code === code);
  if (!check) throw new Error(`No check ${code}`);
  return check;
};
const stateOf = (code: BillCheckCode, facts: Partial<PaymentFacts> = {}) => find(code, facts).state;
const withAgreement = (changes: Partial<Agreement>) => ({
  agreement: { ...agreement, ...changes },
});

const done = { title: 'Rough-in', isCompleted: true };
const open = { title: 'Tiles set', isCompleted: false };
const stage = (amount: bigint, step: typeof done | null = null, isFinal = false) => ({
  amount,
  step,
  isFinal,
});

it('all seven checks are answered, always in the same order', () => {
  for (const facts of [calm, { ...calm, agreement: null, contractorName: null, line: null }]) {
    expect(checkPayment(facts).map(({ code }) => code)).toEqual([...billCheckCodes]);
  }
});

describe('the limit on deposits', () => {
  it('is compared to the cent with what is paid before work has begun', () => {
    expect(stateOf('deposit_limit')).toBe('ok');
    expect(stateOf('deposit_limit', { amount: 900_01n })).toBe('warn');
    expect(find('deposit_limit', { amount: 900_01n }).text).toBe(
      '$900.01 before any work is done is more than the $900.00 that California allows (as of Nov 17, 2026, not legal advice). Ask Rosa to bill the rest when work has begun.',
    );
  });

  it('counts earlier payments while no milestone is finished', () => {
    const bills = [stage(900_00n, open)];
    expect(stateOf('deposit_limit', withAgreement({ bills, paid: 1n }))).toBe('warn');
    expect(stateOf('deposit_limit', withAgreement({ bills }))).toBe('ok');
  });

  it('no longer matters once a milestone is finished, or after a first payment without any', () => {
    const begun = withAgreement({ schedule: [stage(1n, open), stage(1n, done)] });
    expect(stateOf('deposit_limit', { ...begun, amount: 9_000_00n })).toBe('ok');
    expect(stateOf('deposit_limit', { ...withAgreement({ paid: 1n }), amount: 9_000_00n })).toBe(
      'ok',
    );
  });

  it('is unknown without a state, an agreement, or a limit in the table', () => {
    expect(find('deposit_limit', { region: null })).toMatchObject({
      state: 'unknown',
      text: expect.stringContaining('Set the state of the project'),
    });
    expect(stateOf('deposit_limit', { agreement: null })).toBe('unknown');
    expect(find('deposit_limit', { region: 'OH' })).toMatchObject({
      state: 'unknown',
      text: expect.stringContaining('Ohio'),
    });
  });
});

describe('payments ahead of the work', () => {
  it('are those of a bill whose milestone is not finished', () => {
    const bill = { ...calm.bill, step: open };
    expect(find('ahead_of_work', { bill })).toMatchObject({
      state: 'warn',
      text: expect.stringContaining('“Tiles set”, which is not finished'),
    });
    expect(stateOf('ahead_of_work', { bill: { ...bill, step: done }, agreement: null })).toBe('ok');
  });

  it('are more than the part of the schedule that is finished, to the cent', () => {
    const schedule = [
      stage(100_00n),
      stage(300_00n, done),
      stage(500_00n, open),
      stage(100_00n, null, true),
    ];
    const paying = (amount: bigint, total = 1_000_00n) =>
      stateOf('ahead_of_work', { ...withAgreement({ schedule, total }), amount });
    expect(paying(400_00n)).toBe('ok');
    expect(paying(400_01n)).toBe('warn');
    // Accepted changes raise each part in proportion: 400/1000 of 1,500.
    expect(paying(600_00n, 1_500_00n)).toBe('ok');
    expect(paying(600_01n, 1_500_00n)).toBe('warn');
  });

  it('the final payment waits for every milestone of the schedule', () => {
    const paying = (step: typeof done) =>
      stateOf('ahead_of_work', {
        ...withAgreement({ schedule: [stage(500_00n, step), stage(500_00n, null, true)] }),
        amount: 9_000_00n,
      });
    expect(paying(open)).toBe('warn');
    expect(paying(done)).toBe('ok');
  });

  it('are more than the bills for finished work, if there is no schedule', () => {
    const bills = [stage(400_00n, done), stage(500_00n, open), stage(100_00n)];
    const paying = (amount: bigint) =>
      stateOf('ahead_of_work', { ...withAgreement({ bills, paid: 100_00n }), amount });
    expect(paying(400_00n)).toBe('ok');
    expect(paying(400_01n)).toBe('warn');
  });

  it('are unknown if nothing names a milestone', () => {
    expect(stateOf('ahead_of_work')).toBe('unknown');
  });
});

describe('the hold-back', () => {
  const agreed = withAgreement({ holdbackPercent: 2.5 });
  const holding = (held: bigint) => ({ ...agreed, bill: { ...calm.bill, amount: 100_20n, held } });

  it('must be what was agreed on, rounded as bills round it', () => {
    expect(stateOf('holdback_kept', holding(2_51n))).toBe('ok');
    expect(find('holdback_kept', holding(2_50n))).toMatchObject({
      state: 'warn',
      text: expect.stringContaining('hold back 2.5%, $2.51 of this bill'),
    });
  });

  it('does not matter if none was agreed on, or if it is paid now', () => {
    expect(stateOf('holdback_kept')).toBe('ok');
    expect(stateOf('holdback_kept', { agreement: null })).toBe('ok');
    expect(stateOf('holdback_kept', { ...holding(0n), isHoldback: true })).toBe('ok');
  });
});

it('a lien waiver is missed for the payment before, not for the first one', () => {
  const lastPayment = { title: 'Half', date: '2026-02-01', hasWaiver: false };
  expect(stateOf('lien_waiver')).toBe('ok');
  expect(find('lien_waiver', { lastPayment })).toMatchObject({
    state: 'warn',
    text: 'There is no lien waiver for “Half”, paid on Feb 1, 2026. Ask Rosa for it before you pay again.',
  });
  expect(stateOf('lien_waiver', { lastPayment, contractorName: null })).toBe('unknown');
  expect(stateOf('lien_waiver', { lastPayment: { ...lastPayment, hasWaiver: true } })).toBe('ok');
});

it('the insurance counts through its last day, and the newest paper decides', () => {
  const insured = (...days: (string | null)[]) =>
    stateOf('insurance', { insurance: days.map((expiresOn) => ({ expiresOn })) });
  expect(insured('2026-03-08')).toBe('ok');
  expect(insured('2026-03-07')).toBe('warn');
  expect(insured('2025-12-31', '2027-01-01', '2026-01-01')).toBe('ok');
  expect(insured(null, '2026-03-07')).toBe('warn');
  expect(insured(null)).toBe('unknown');
  expect(insured()).toBe('unknown');
  expect(stateOf('insurance', { contractorName: null })).toBe('unknown');
});

describe('the punch list', () => {
  const items = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ title: `Item ${index + 1}`, isDone: false }));
  const final = { amount: 9_000_00n };

  it('names what is open before the final payment', () => {
    expect(find('punch_list', { ...final, punchItems: items(5) })).toMatchObject({
      state: 'warn',
      text: expect.stringContaining('“Item 1”, “Item 2”, “Item 3” and 2 more'),
    });
    expect(stateOf('punch_list', { isHoldback: true, punchItems: items(1) })).toBe('warn');
  });

  it('only reminds before an earlier payment, up to the last cent', () => {
    expect(find('punch_list', { amount: 8_999_99n, punchItems: items(2) })).toMatchObject({
      state: 'ok',
      text: expect.stringContaining('“Item 1” and “Item 2”'),
    });
  });

  it('asks for a walk-through if there is no list at the end', () => {
    expect(stateOf('punch_list', final)).toBe('unknown');
    expect(
      stateOf('punch_list', { ...final, punchItems: [{ title: 'Grout', isDone: true }] }),
    ).toBe('ok');
  });
});

it('the budget is that of the line after this payment', () => {
  expect(find('budget')).toMatchObject({
    state: 'ok',
    text: 'With this payment, $1,000.00 of $9,000.00 planned for “Tiles” is paid.',
  });
  const line = { title: 'Tiles', planned: 9_000_00n, paid: 0n, variance: -1n };
  expect(find('budget', { line })).toMatchObject({
    state: 'warn',
    text: expect.stringContaining('cost $0.01 more than planned'),
  });
  expect(stateOf('budget', { line: null })).toBe('unknown');
});

it('amounts are in the currency of the project', () => {
  expect(find('budget', { currency: 'EUR' }).text).toContain('€1,000.00');
});
