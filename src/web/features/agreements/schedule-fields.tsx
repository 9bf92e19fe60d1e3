import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import { useFieldArray } from 'react-hook-form';
import type { ScheduledPayment } from '#shared/agreement.ts';
import { useFormAround } from '../../lib/form-around.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { Button, IconButton } from '../../ui/button.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { ReferenceField } from '../../ui/reference-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { milestonesQuery } from '../milestones/milestone-queries.ts';

const kinds = [
  { value: 'deposit', label: 'Deposit' },
  { value: 'stage', label: 'Stage' },
  { value: 'final', label: 'Final' },
];

type PaymentDraft = Omit<ScheduledPayment, 'dueOn'> & { dueOn: string };

/** The payments as a form contains them. A day that is not chosen is an empty text. */
export const toScheduleDraft = (schedule: readonly ScheduledPayment[]): PaymentDraft[] =>
  schedule.map(({ dueOn, ...payment }) => ({ ...payment, dueOn: dueOn ?? '' }));

interface ScheduleFieldsProps {
  projectId: number;
  currency: string;
  /** What the payments come to, if that is worth a sentence. */
  note?: string | null;
}

/** When which part is paid: on a day, or when a milestone is done. Reads the form around it. */
export function ScheduleFields({ projectId, currency, note }: ScheduleFieldsProps) {
  const form = useFormAround<{ schedule: PaymentDraft[] }>();
  const { fields, insert, remove } = useFieldArray({ control: form.control, name: 'schedule' });
  const { data: milestones = [] } = useQuery(milestonesQuery(projectId));
  const { errors } = form.formState;
  const problem = errors.schedule?.message ?? errors.schedule?.root?.message;
  const add = () => {
    const last = fields.at(-1)?.kind === 'final' ? fields.length - 1 : fields.length;
    insert(last, { kind: 'stage', title: '', amount: '', milestoneId: null, dueOn: '' });
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">Payments</legend>
      <ul className="grid gap-3">
        {fields.map((field, at) => {
          const about = `of payment ${at + 1}`;
          const problems = errors.schedule?.[at];
          return (
            <li key={field.id} className="grid gap-3 rounded-md border border-line p-3">
              <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-3 min-[26rem]:grid-cols-[8rem_minmax(0,1fr)_auto]">
                <SelectField
                  label="Kind"
                  options={kinds}
                  error={problems?.kind?.message}
                  {...form.register(`schedule.${at}.kind`)}
                />
                <div className="max-[26rem]:order-1 max-[26rem]:col-span-2">
                  <TextField
                    label="For"
                    placeholder="e.g. Tiles set"
                    autoComplete="off"
                    error={problems?.title?.message}
                    {...form.register(`schedule.${at}.title`)}
                  />
                </div>
                <span className="self-end">
                  <IconButton label={`Remove the ${about.slice(3)}`} onClick={() => remove(at)}>
                    <Trash2 className="size-4" aria-hidden="true" />
                  </IconButton>
                </span>
              </div>
              <div className="grid gap-3 sm:grid-cols-3">
                <MoneyField
                  label="Amount"
                  currency={currency}
                  placeholder="0.00"
                  error={problems?.amount?.message}
                  {...form.register(`schedule.${at}.amount`, typedAmount)}
                />
                <ReferenceField
                  label="After milestone"
                  optional
                  emptyLabel="None"
                  control={form.control}
                  name={`schedule.${at}.milestoneId`}
                  options={milestones.map(({ id, title }) => ({ value: String(id), label: title }))}
                  error={problems?.milestoneId?.message}
                />
                <TextField
                  label="Due on"
                  optional
                  type="date"
                  error={problems?.dueOn?.message}
                  {...form.register(`schedule.${at}.dueOn`)}
                />
              </div>
            </li>
          );
        })}
      </ul>
      {problem && (
        <p role="alert" className="text-sm font-medium text-brick">
          {problem}
        </p>
      )}
      {note && !problem && <p className="text-sm text-ink-soft">{note}</p>}
      <div>
        <Button variant="secondary" onClick={add}>
          <Plus className="size-4" aria-hidden="true" />
          Add a payment
        </Button>
      </div>
    </fieldset>
  );
}
