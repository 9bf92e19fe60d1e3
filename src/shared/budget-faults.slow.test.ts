import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { properties } from './testing/budget-properties.ts';
import type { Compute } from './testing/budget-property.ts';
import { withFault } from './testing/faulty-budget.ts';

const RUNS = 150;

/** The name of the first property that fails. */
function failingProperty(compute: Compute): string | undefined {
  return Object.keys(properties).find((name) => {
    const property = properties[name]?.(compute);
    return property && fc.check(property, { numRuns: RUNS, seed: 1, endOnFailure: true }).failed;
  });
}

/** What could go wrong in the arithmetic: [the fault, the code, what it becomes]. */
const faults: [string, string, string][] = [
  ['a void bill is due', 'if (isVoid) return { due: 0n, heldLeft: 0n };', ''],
  [
    'an overpaid bill lowers what is due',
    'const open = max(0n, amount - paid)',
    'const open = amount - paid',
  ],
  ['a bill is due in full after payments', 'max(0n, amount - paid)', 'max(0n, amount)'],
  ['hold-back counts as due too', 'due: open - heldLeft', 'due: open'],
  ['released hold-back stays held', 'max(0n, held - paidOfHoldback)', 'held'],
  [
    'more is held than is open',
    'min(max(0n, held - paidOfHoldback), open)',
    'max(0n, held - paidOfHoldback)',
  ],
  ['hold-back is never held', 'const heldLeft = min(', 'const heldLeft = 0n * min('],
  ['any payment releases hold-back', 'if (isHoldback) its.ofHoldback', 'its.ofHoldback'],
  [
    'hold-back payments do not pay the bill',
    'its.paid += amount;',
    'if (!isHoldback) its.paid += amount;',
  ],
  [
    'a closed agreement still counts',
    "if (status !== 'open') return 0n;",
    "if (status === 'void') return 0n;",
  ],
  [
    'a void agreement still counts',
    "if (status !== 'open') return 0n;",
    "if (status === 'closed') return 0n;",
  ],
  ['accepted changes do not count', 'amount + changes - billed', 'amount - billed'],
  ['bills do not use up the agreement', '- billed - paidWithoutBill', '- paidWithoutBill'],
  ['payments without a bill do not use up the agreement', '- billed - paidWithoutBill', '- billed'],
  [
    'an agreement can be worth less than nothing',
    'return max(0n, amount + changes',
    'return (amount + changes',
  ],
  [
    'a void bill uses up the agreement',
    '} else if (agreementId !== null) {\n      billed.add',
    '} if (agreementId !== null) {\n      billed.add',
  ],
  ['payments of a void bill are lost to the agreement', 'paidOnVoidBills.add(payer, sum);', ';'],
  [
    'payments of bills count twice for the agreement',
    '} else if (agreementId !== null) {\n      this.withoutBill',
    '} if (agreementId !== null) {\n      this.withoutBill',
  ],
  [
    'the plan counts on top of what is known',
    'cost.toBuy = line.planned - cost.known',
    'cost.toBuy = line.planned',
  ],
  [
    'only payments use up the plan',
    'cost.toBuy = line.planned - cost.known',
    'cost.toBuy = line.planned - cost.paid',
  ],
  ['a line over its plan has less than nothing to buy', ' && line.planned > cost.known', ''],
  ['a done line still buys', '!line.isDone && ', ''],
  [
    'a refund without a line is bought again',
    'const unplanned = byLine.of(null);',
    'const unplanned = byLine.of(null); if (unplanned.known < 0n) unplanned.toBuy = -unplanned.known;',
  ],
  ['what no line plans is left out', 'total.addUnpaid(unplanned);', ''],
  [
    'agreed counts as known only if it is paid',
    'return this.paid + this.due + this.held + this.agreed;',
    'return this.paid + this.due + this.held;',
  ],
  ['the reserve is left out', 'total.expected + rows.reserve', 'total.expected'],
  [
    'the reserve counts as unplanned',
    'rows.budget - total.planned - rows.reserve',
    'rows.budget - total.planned',
  ],
  ['the difference has the wrong sign', 'rows.budget - expected', 'expected - rows.budget'],
  [
    'the difference of a line leaves out what is to buy',
    'cost.planned - cost.expected',
    'cost.planned - cost.known',
  ],
  [
    'payments for a deleted line are lost',
    'planLineId !== null && lineIds.has(planLineId) ? planLineId : null',
    'planLineId',
  ],
  [
    'payments in a deleted room make a room',
    'roomId !== null && rooms.has(roomId) ? roomId : null',
    'roomId',
  ],
  ['a payment ignores its own room', 'const itsRoom = ownRoom ?? ', 'const itsRoom = '],
  [
    'a payment ignores the room of its line',
    'ownRoom ?? roomOfLine.get(planLineId ?? 0) ?? null',
    'ownRoom',
  ],
  [
    'a room takes the plan and not the rest',
    'byRoom.of(line.roomId).addUnpaid(cost)',
    'byRoom.of(line.roomId).planned += cost.planned',
  ],
  [
    'bills without a line are in no group',
    'if (unplanned.known !== unplanned.paid) {',
    'if (unplanned.toBuy > 0n) {',
  ],
  [
    'a refund counts as a payment',
    'this.total += amount;',
    'this.total += amount < 0n ? -amount : amount;',
  ],
  [
    'amounts are floats',
    'this.total += amount;',
    'this.total += BigInt(Math.round(Math.fround(Number(amount))));',
  ],
];

describe('the properties of the budget', () => {
  it('hold for the arithmetic as it is', () => {
    const untouched = withFault('return byLine;', 'return byLine;');
    expect(failingProperty(untouched)).toBeUndefined();
  });

  it.each(faults)('notice that %s', (_name, code, faulty) => {
    expect(failingProperty(withFault(code, faulty))).toEqual(expect.any(String));
  });
});
