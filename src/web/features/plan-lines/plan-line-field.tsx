import { useQuery } from '@tanstack/react-query';
import type { Control, FieldPath, FieldValues } from 'react-hook-form';
import { ReferenceField } from '../../ui/reference-field.tsx';
import { planLinesQuery } from './plan-line-queries.ts';

interface PlanLineFieldProps<Values extends FieldValues, Output> {
  projectId: number;
  control: Control<Values, unknown, Output>;
  name: FieldPath<Values>;
  error: string | undefined;
}

/** A choice of the lines of a project's plan, which it loads itself. */
export function PlanLineField<Values extends FieldValues, Output>({
  projectId,
  ...field
}: PlanLineFieldProps<Values, Output>) {
  const { data: lines = [] } = useQuery(planLinesQuery(projectId));
  return (
    <ReferenceField
      label="Line of the plan"
      optional
      emptyLabel="None"
      options={lines.map(({ id, title }) => ({ value: String(id), label: title }))}
      {...field}
    />
  );
}
