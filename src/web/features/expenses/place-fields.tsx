import { SelectField } from '../../ui/select-field.tsx';
import { lineOptions, roomOptions } from './expense-form-options.ts';
import type { ExpenseBudget } from './use-expense-budget.ts';

interface PlaceFieldsProps {
  budget: ExpenseBudget;
  /** The agreement or the bill decides the line. */
  isLineFixed: boolean;
  planLineId: number | null;
  roomId: number | null;
  onChange: (changes: { planLineId?: number | null; roomId?: number | null }) => void;
  errors: { planLineId?: string | undefined; roomId?: string | undefined };
}

/** The line and the room of an expense, if the project has any. */
export function PlaceFields(props: PlaceFieldsProps) {
  const { budget, isLineFixed, planLineId, roomId, onChange, errors } = props;
  const hasLines = budget.lines.length > 0 && !isLineFixed;
  const hasRooms = budget.rooms.length > 0;
  if (!hasLines && !hasRooms) return null;
  return (
    <div className="grid gap-4 min-[22rem]:grid-cols-2">
      {hasLines && (
        <SelectField
          label="Line of the plan"
          optional
          emptyLabel="None"
          options={lineOptions(budget.lines)}
          value={planLineId ?? ''}
          onChange={({ target }) => onChange({ planLineId: Number(target.value) || null })}
          error={errors.planLineId}
        />
      )}
      {hasRooms && (
        <SelectField
          label="Room"
          optional
          emptyLabel="None"
          options={roomOptions(budget.rooms)}
          value={roomId ?? ''}
          onChange={({ target }) => onChange({ roomId: Number(target.value) || null })}
          error={errors.roomId}
        />
      )}
    </div>
  );
}
