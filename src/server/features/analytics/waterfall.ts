import type { Analytics } from '#shared/analytics.ts';
import { addMoney, requireCents, subtractMoney } from '#shared/money.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';

const MAX_STEPS = 12;
type Step = Analytics['waterfall']['steps'][number];

/** From the budget to what is expected: budget + all steps = expected. */
export function toWaterfall({ totals, lines }: ProjectBudget): Analytics['waterfall'] {
  const { budget, unplanned, expected } = totals;
  const steps: Step[] = [
    {
      code: 'not_planned',
      label: null,
      planLineId: null,
      amount: subtractMoney('0.00', unplanned),
    },
    ...lines.map(({ planLineId, title, planned, expected: cost }): Step => {
      const amount = subtractMoney(cost, planned);
      return planLineId === null
        ? { code: 'unplanned', label: null, planLineId, amount }
        : { code: 'line', label: title, planLineId, amount };
    }),
  ];
  const present = steps
    .filter(({ amount }) => requireCents(amount) !== 0n)
    .toSorted((one, other) => Number(sizeOf(other) - sizeOf(one)));
  if (present.length <= MAX_STEPS) return { budget, steps: present, expected };
  const rest = present.slice(MAX_STEPS - 1).map(({ amount }) => amount);
  const others: Step = { code: 'others', label: null, planLineId: null, amount: addMoney(rest) };
  return { budget, steps: [...present.slice(0, MAX_STEPS - 1), others], expected };
}

function sizeOf({ amount }: Step): bigint {
  const cents = requireCents(amount);
  return cents < 0n ? -cents : cents;
}
