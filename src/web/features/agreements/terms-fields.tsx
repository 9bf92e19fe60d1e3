import { useFormAround } from '../../lib/form-around.ts';
import { TextField } from '../../ui/text-field.tsx';
import { PlanLineField } from '../plan-lines/plan-line-field.tsx';

/** The fields here, in any form that has them. */
interface Terms {
  planLineId: number | null;
  holdbackPercent: number;
  agreedOn: string;
  finishOn: string;
}

/** The share of each bill that is kept until the work is finished. Reads the form around it. */
export function HoldbackField() {
  const { register, formState } = useFormAround<Terms>();
  return (
    <TextField
      label="Hold-back, %"
      type="number"
      inputMode="decimal"
      min={0}
      max={100}
      step="0.01"
      error={formState.errors.holdbackPercent?.message}
      {...register('holdbackPercent', {
        setValueAs: (value) => (value === '' ? 0 : Number(value)),
      })}
    />
  );
}

/** For which line, and from when to when. Reads the form around it. */
export function TermsFields({ projectId }: { projectId: number }) {
  const { control, register, formState } = useFormAround<Terms>();
  const { errors } = formState;
  return (
    <>
      <PlanLineField
        projectId={projectId}
        control={control}
        name="planLineId"
        error={errors.planLineId?.message}
      />
      <TextField
        label="Agreed on"
        optional
        type="date"
        error={errors.agreedOn?.message}
        {...register('agreedOn')}
      />
      <TextField
        label="To be finished by"
        optional
        type="date"
        error={errors.finishOn?.message}
        {...register('finishOn')}
      />
    </>
  );
}
