import type { TaxRecord, TaxSums } from '#shared/tax.ts';
import { Card } from '../../ui/card.tsx';
import { FittedAmount } from '../../ui/fitted-amount.tsx';
import { Segments } from '../../ui/segments.tsx';
import { useFormatMoney } from '../projects/currency-context.ts';

interface TaxTotalsProps {
  record: TaxRecord;
  year: number | null;
  onYear: (year: number | null) => void;
}

const ALL = 'all';

/** What raises the basis, and what is not decided yet. */
export function TaxTotals({ record, year, onYear }: TaxTotalsProps) {
  const format = useFormatMoney();
  const sums = (year !== null && record.years.find((each) => each.year === year)) || record.totals;
  const years = record.years.map((each) => String(each.year));
  // A year of the address that has no expenses is still the chosen one.
  if (year !== null && !years.includes(String(year))) years.unshift(String(year));
  return (
    <Card className="p-4 sm:p-6">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-sm text-ink-soft">
            Improvements{year === null ? '' : ` in ${year}`}
          </h2>
          <FittedAmount
            text={format(sums.improvement)}
            className="mt-1 [--largest:2.25rem] tracking-tight"
          />
          <p className="mt-1 text-sm text-ink-soft">
            They raise the cost basis of your home. Refunds lower them.
          </p>
        </div>
        {years.length > 0 && (
          <div className="max-w-full overflow-x-auto">
            <Segments
              label="Year"
              options={[ALL, ...years].map((value) => ({
                value,
                label: value === ALL ? 'All years' : value,
              }))}
              value={year === null ? ALL : String(year)}
              onChange={(value) => onYear(value === ALL ? null : Number(value))}
            />
          </div>
        )}
      </div>
      <OtherSums sums={sums} />
    </Card>
  );
}

function OtherSums({ sums }: { sums: TaxSums }) {
  const format = useFormatMoney();
  const rows = [
    ['Repairs', sums.repair],
    ['Not part of the home', sums.notPart],
    [`Undecided (${sums.openCount})`, sums.open],
  ] as const;
  return (
    <dl className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-4 sm:grid-cols-3">
      {rows.map(([label, amount]) => (
        <div key={label} className="flex min-w-0 flex-wrap justify-between gap-x-4 sm:block">
          <dt className="text-sm text-ink-soft">{label}</dt>
          <dd className="money font-semibold">{format(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
