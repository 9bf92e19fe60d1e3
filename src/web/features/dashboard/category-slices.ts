import { writeNumber } from '#shared/counts.ts';
import { expenseCategories } from '#shared/expense.ts';
import { addMoney, percentOf, toCents } from '#shared/money.ts';

const sliceKinds = [
  {
    key: 'materials',
    label: 'Materials',
    strokeClass: 'stroke-materials',
    dotClass: 'bg-materials',
  },
  { key: 'labor', label: 'Labor', strokeClass: 'stroke-labor', dotClass: 'bg-labor' },
  { key: 'permits', label: 'Permits', strokeClass: 'stroke-permits', dotClass: 'bg-permits' },
  { key: 'tools', label: 'Tools', strokeClass: 'stroke-tools', dotClass: 'bg-tools' },
  { key: 'other', label: 'Other', strokeClass: 'stroke-other', dotClass: 'bg-other' },
] as const;

export type CategorySlice = (typeof sliceKinds)[number] & {
  amount: string;
  /** Of all spending, such as "24.3%". */
  share: string;
  /** Its categories, in the format of the expense list's filter. */
  categories: string;
};

const named = new Set<string>(sliceKinds.map(({ key }) => key).filter((key) => key !== 'other'));
const knownCategories = Object.keys(expenseCategories);

const sliceOf = (category: string) => (named.has(category) ? category : 'other');

/** The parts of the chart: the four categories with their own color, and Other for the rest. */
export function categorySlices(breakdown: Readonly<Record<string, string>>): CategorySlice[] {
  const total = addMoney(Object.values(breakdown));
  return sliceKinds
    .map((kind) => {
      const amount = addMoney(
        Object.entries(breakdown)
          .filter(([category]) => sliceOf(category) === kind.key)
          .map(([, spent]) => spent),
      );
      return {
        ...kind,
        amount,
        share: formatShare(percentOf(amount, total)),
        categories: knownCategories.filter((key) => sliceOf(key) === kind.key).join(),
      };
    })
    .filter(({ amount }) => (toCents(amount) ?? 0n) > 0n);
}

/** Never shows spending as zero. */
function formatShare(percent: number): string {
  return `${percent < 0.1 ? '<' : ''}${writeNumber(Math.max(percent, 0.1).toFixed(1))}%`;
}
