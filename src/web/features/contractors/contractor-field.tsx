import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { ReferenceField } from '../../ui/reference-field.tsx';
import { useContractorsOf } from './contractor-queries.ts';

interface ContractorFieldProps<Values extends FieldValues, Output> {
  projectId: number;
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  error: string | undefined;
}

/** A choice of the contractors that a record of the project can name. It loads them itself. */
export function ContractorField<Values extends FieldValues, Output>({
  projectId,
  ...field
}: ContractorFieldProps<Values, Output>) {
  const { data: contractors = [] } = useContractorsOf(projectId);
  return (
    <ReferenceField
      label="Contractor"
      optional
      emptyLabel="None"
      options={contractors.map(({ id, name }) => ({ value: String(id), label: name }))}
      {...field}
    />
  );
}
