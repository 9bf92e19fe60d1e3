import type { ComponentProps } from 'react';
import { writeNumber } from '#shared/counts.ts';
import { currencyPrefix, currencySign, DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import { writing } from '#shared/writing.ts';
import { joinClasses } from '../lib/join-classes.ts';
import { controlClasses, Field, type FieldText } from './field.tsx';

interface MoneyFieldProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {
  /** US dollars unless the amount is one of a project. */
  currency?: string | undefined;
}

/** Text, so that people can type either decimal sign. `plainAmount` reads it. */
export function MoneyField(props: MoneyFieldProps) {
  const { label, hint, error, optional, currency = DEFAULT_CURRENCY, ...input } = props;
  const { placeholder } = input;
  const sign = currencySign(currency);
  // The schemas know no currency and write their limits in dollars. The server knows it.
  const prefix = writing.format ? sign : currencyPrefix(currency);
  const dollars = currencySign(DEFAULT_CURRENCY);
  const itsError = error?.includes(prefix) ? error : error?.replace(dollars, () => prefix);
  return (
    <Field label={label} hint={hint} error={itsError} optional={optional}>
      {(control) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-soft"
          >
            {sign}
          </span>
          <input
            type="text"
            inputMode="decimal"
            autoComplete="off"
            {...input}
            placeholder={placeholder === '0.00' ? writeNumber(placeholder) : placeholder}
            {...control}
            className={joinClasses(controlClasses, 'money target')}
            style={{ paddingLeft: `${1.125 + 0.625 * sign.length}rem` }}
          />
        </div>
      )}
    </Field>
  );
}
