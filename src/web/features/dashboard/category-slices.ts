import { addMoney, percentOf, toCents } from '#shared/money.ts';

const sliceKinds = [
  { key: 'materials', label: 'Materials', fillClass: 'fill-materials', dotClass: 'bg-materials' },
  { key: 'labor', label: 'Labor', fillClass: 'fill-labor', dotClass: 'bg-labor' },
  { key: 'permits', label: 'Permits', fillClass: 'fill-permits', dotClass: 'bg-permits' },
  { key: 'tools', label: 'Tools', fillClass: 'fill-tools', dotClass: 'bg-tools' },
  { key: 'other', label: 'Other', fillClass: 'fill-other', dotClass: 'bg-other' },
] as const;

export type CategorySlice = (typeof sliceKinds)[number] & {
  amount: string;
  /** Of all spending, such as "24.3%". */
  share: string;
};

/** The parts of the chart: the four categories with a colour of their own, and Other for the rest. */
export function categorySlices(breakdown: Readonly<Record<string, string>>): CategorySlice[] {
  const named = new Set<string>(sliceKinds.map(({ key }) => key).filter((key) => key !== 'other'));
  const total = addMoney(Object.values(breakdown));
  return sliceKinds
    .map((kind) => {
      const amount = addMoney(
        Object.entries(breakdown)
          .filter(([category]) => (named.has(category) ? category : 'other') === kind.key)
          .map(([, spent]) => spent),
      );
      return { ...kind, amount, share: formatShare(percentOf(amount, total)) };
    })
    .filter(({ amount }) => (toCents(amount) ?? 0n) > 0n);
}

/** Something spent is never shown as nothing. */
function formatShare(percent: number): string {
  return percent < 0.1 ? '<0.1%' : `${percent.toFixed(1)}%`;
}
