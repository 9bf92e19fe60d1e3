import type { ComponentProps } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { controlClasses, Field, type FieldText } from './field.tsx';

interface MoneyFieldProps
  extends FieldText,
    Omit<ComponentProps<'input'>, 'className' | 'id' | 'type'> {}

export function MoneyField({ label, hint, error, optional, ...input }: MoneyFieldProps) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => (
        <div className="relative">
          <span
            aria-hidden="true"
            className="pointer-events-none absolute inset-y-0 left-3 grid place-items-center text-ink-soft"
          >
            $
          </span>
          <input
            type="number"
            inputMode="decimal"
            step="0.01"
            min="0"
            // Otherwise scrolling over a focused number input would change the amount unnoticed.
            onWheel={(event) => event.currentTarget.blur()}
            {...input}
            {...control}
            className={joinClasses(controlClasses, 'money target no-spin-buttons pl-7')}
          />
        </div>
      )}
    </Field>
  );
}
