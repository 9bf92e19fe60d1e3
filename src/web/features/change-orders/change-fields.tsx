import type { ComponentProps } from 'react';
import { MoneyField } from '../../ui/money-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextAreaField, TextField } from '../../ui/text-field.tsx';
import { type ChangeDraft, costOptions, timeOptions } from './change-draft.ts';

type FieldName = keyof ChangeDraft;

interface ChangeFieldsProps {
  currency: string;
  /** What connects a field to its form. */
  field: (name: FieldName) => Pick<ComponentProps<'input'>, 'name'>;
  errorOf: (name: FieldName) => string | undefined;
  titleHint: string;
}

/** The fields of a change, for the forms of both sides. */
export function ChangeFields({ currency, field, errorOf, titleHint }: ChangeFieldsProps) {
  const props = (name: FieldName) => ({ ...field(name), error: errorOf(name) });
  return (
    <>
      <TextField
        label="What changes?"
        placeholder={titleHint}
        autoComplete="off"
        {...props('title')}
      />
      <TextAreaField label="Reason" optional rows={2} {...(props('reason') as object)} />
      <div className="grid grid-cols-2 gap-3">
        <SelectField label="Cost" options={costOptions} {...(props('costs') as object)} />
        <MoneyField label="By" currency={currency} placeholder="0.00" {...props('amountDelta')} />
        <SelectField label="Time" options={timeOptions} {...(props('takes') as object)} />
        <TextField
          label="By days"
          inputMode="numeric"
          autoComplete="off"
          placeholder="0"
          {...props('daysDelta')}
        />
      </div>
    </>
  );
}
