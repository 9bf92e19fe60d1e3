import { type UseFormReturn, useWatch } from 'react-hook-form';
import type * as z from 'zod/mini';
import {
  type QuoteInput,
  type quoteInputSchema,
  type Treatment,
  treatments,
} from '#shared/quote.ts';
import type { ComparedScopeLine } from '#shared/quote-comparison.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { Button } from '../../ui/button.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { treatmentLabels } from './comparison-view.ts';

const options = treatments.map((value) => ({ value, label: treatmentLabels[value] }));

interface QuoteLineFieldsProps {
  form: UseFormReturn<z.input<typeof quoteInputSchema>, unknown, QuoteInput>;
  scopeLines: ComparedScopeLine[];
  currency: string;
}

/** What the quote says about each line of the scope. */
export function QuoteLineFields({ form, scopeLines, currency }: QuoteLineFieldsProps) {
  const { errors } = form.formState;
  const lines = useWatch({ control: form.control, name: 'lines' });
  const isPriced = (treatment: Treatment | undefined) =>
    treatment === 'included' || treatment === 'allowance';
  return (
    <fieldset className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <legend className="contents text-sm font-medium">What it says about each line</legend>
        <Button
          variant="quiet"
          onClick={() =>
            scopeLines.forEach((_, at) => {
              form.setValue(`lines.${at}.treatment`, 'included', { shouldDirty: true });
            })
          }
        >
          All included
        </Button>
      </div>
      <ul className="divide-y divide-line border-y border-line">
        {scopeLines.map(({ id, title }, at) => (
          <li key={id} className="grid gap-x-3 gap-y-1 py-2.5 min-[26rem]:grid-cols-2">
            <SelectField
              label={title}
              options={options}
              error={errors.lines?.[at]?.treatment?.message}
              {...form.register(`lines.${at}.treatment`)}
            />
            {isPriced(lines?.[at]?.treatment) && (
              <MoneyField
                label={`Amount of ${title}`}
                optional
                currency={currency}
                placeholder="0.00"
                error={errors.lines?.[at]?.amount?.message}
                {...form.register(`lines.${at}.amount`, typedAmount)}
              />
            )}
          </li>
        ))}
      </ul>
      {errors.lines?.message && (
        <p role="alert" className="text-sm font-medium text-brick">
          {errors.lines.message}
        </p>
      )}
    </fieldset>
  );
}
