import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import type { FieldText } from './field.tsx';
import { SelectField, type SelectOption } from './select-field.tsx';

interface ReferenceFieldProps<Values extends FieldValues, Output> extends FieldText {
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  options: readonly SelectOption[];
  emptyLabel: string;
  /** Called after the form has the new value. */
  onChosen?: (id: number | null) => void;
}

/** A choice of another record: the form holds its id, or null for none. */
export function ReferenceField<Values extends FieldValues, Output>(
  props: ReferenceFieldProps<Values, Output>,
) {
  const { control, name, onChosen, ...select } = props;
  return (
    <Controller
      name={name}
      control={control}
      render={({ field: { value, onChange, ...field } }) => (
        <SelectField
          {...select}
          {...field}
          value={value ?? ''}
          onChange={({ target }) => {
            const id = Number(target.value) || null;
            onChange(id);
            onChosen?.(id);
          }}
        />
      )}
    />
  );
}
