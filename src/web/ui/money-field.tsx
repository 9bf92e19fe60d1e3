import type { ComponentProps } from 'react';
import { currencyPrefix, currencySign, DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import { decimalSign } from '#shared/writing.ts';
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
  const sign = currencySign(currency);
  // The schemas know no currency and write their limits in dollars. The server knows it.
  const prefix = currencyPrefix(currency);
  const itsError = error?.includes(prefix)
    ? error
    : error?.replace(currencySign(DEFAULT_CURRENCY), () => prefix);
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
            placeholder={input.placeholder?.replace('.', decimalSign())}
            {...control}
            className={joinClasses(controlClasses, 'money target')}
            style={{ paddingLeft: `${1.125 + 0.625 * sign.length}rem` }}
          />
        </div>
      )}
    </Field>
  );
}
