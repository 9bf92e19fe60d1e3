import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import { joinClasses } from '../lib/join-classes.ts';
import { controlClasses, Field, type FieldText } from './field.tsx';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectProps extends Omit<ComponentProps<'select'>, 'className' | 'children'> {
  options: readonly SelectOption[];
  /** The first option, which means that nothing is chosen. */
  emptyLabel?: string | undefined;
}

/** The browser's own list: it opens as a wheel on a phone, and every screen reader knows it. */
export function Select({ options, emptyLabel, ...select }: SelectProps) {
  return (
    <div className="relative min-w-0">
      <select
        {...select}
        className={joinClasses(controlClasses, 'target appearance-none truncate pr-9')}
      >
        {emptyLabel !== undefined && <option value="">{emptyLabel}</option>}
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <ChevronDown
        className="pointer-events-none absolute inset-y-0 right-3 my-auto size-4 text-ink-soft"
        aria-hidden="true"
      />
    </div>
  );
}

export function SelectField({
  label,
  hint,
  error,
  optional,
  ...select
}: FieldText & Omit<SelectProps, 'id'>) {
  return (
    <Field label={label} hint={hint} error={error} optional={optional}>
      {(control) => <Select {...select} {...control} />}
    </Field>
  );
}
