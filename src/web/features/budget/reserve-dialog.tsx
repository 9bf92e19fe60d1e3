import { useQuery } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { referenceSchema } from '#shared/ids.ts';
import { formatMoney, moneyInputSchema } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { suggestKind } from '#shared/project-kind.ts';
import { shareOf, starterPlans } from '#shared/starter-plans.ts';
import { NAME_MAX_LENGTH, textSchema } from '#shared/text.ts';
import { useCreation } from '../../lib/creation.ts';
import { formResolver } from '../../lib/form-resolver.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { typedAmount } from '../../lib/typed-amount.ts';
import { useFormSaving } from '../../lib/use-form-saving.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { DialogForm } from '../../ui/dialog-form.tsx';
import { MoneyField } from '../../ui/money-field.tsx';
import { ReferenceField } from '../../ui/reference-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { budgetQuery } from './budget-queries.ts';
import { createReserveMove } from './reserve-move-api.ts';

export interface ReserveDialogProps {
  project: Project;
  /** Into the reserve, or out of it into a line. */
  way: 'fund' | 'draw';
  /** The line that a draw starts with. */
  lineId?: number | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function ReserveDialog({ project, way, lineId, isOpen, onOpenChange }: ReserveDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={way === 'fund' ? 'Set Money Aside' : 'Draw on the Reserve'}
      description={
        way === 'fund'
          ? 'The reserve is the part of the budget for what nobody can know yet.'
          : 'The money goes into a line, whose plan grows by as much. What you expect to pay in the end stays the same.'
      }
    >
      <ReserveForm project={project} way={way} lineId={lineId} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

const amount = moneyInputSchema({
  label: 'Amount',
  min: { amount: '0.01', message: 'Amount must be greater than 0' },
});
const reasonRule = { label: 'Reason', max: NAME_MAX_LENGTH };
const fundSchema = z.object({
  amount,
  planLineId: z.nullable(z.number()),
  reason: textSchema(reasonRule),
});
const drawSchema = z.object({
  amount,
  planLineId: z
    .nullable(referenceSchema('Choose a line'))
    .check(z.refine((id) => id !== null, { error: 'Choose a line' })),
  reason: textSchema({ ...reasonRule, min: { length: 1, message: 'Say what it is for' } }),
});

interface ReserveFormProps extends Pick<ReserveDialogProps, 'project' | 'way' | 'lineId'> {
  onDone: () => void;
}

function ReserveForm({ project, way, lineId, onDone }: ReserveFormProps) {
  const { data: budget } = useQuery(budgetQuery(project.id));
  const { data: lines = [] } = useQuery(planLinesQuery(project.id));
  const isDraw = way === 'draw';
  const left = budget?.totals.reserve ?? '0.00';
  const { reserve: percent } = starterPlans[suggestKind(project.name)];
  const usual = shareOf(project.budget, percent);
  const form = useForm({
    resolver: formResolver(isDraw ? drawSchema : fundSchema),
    defaultValues: {
      amount: isDraw || left !== '0.00' ? '' : usual,
      planLineId: lineId ?? null,
      reason: '',
    },
  });
  const { errors } = form.formState;
  const create = useCreation(createReserveMove, refreshAfter.budgetChange);
  const saving = useFormSaving(form, async (input) => {
    await create.mutateAsync({
      projectId: project.id,
      amount: isDraw ? `-${input.amount}` : input.amount,
      planLineId: isDraw ? input.planLineId : null,
      reason: input.reason || null,
    });
    onDone();
  });
  return (
    <DialogForm
      saving={saving}
      submitText={isDraw ? 'Draw' : 'Set Aside'}
      pendingText="Saving..."
      hasCancel
    >
      <MoneyField
        label="Amount"
        currency={project.currency}
        placeholder="0.00"
        hint={
          isDraw
            ? `${formatMoney(left, project.currency)} is in the reserve.`
            : `${percent} % of the budget is usual: ${formatMoney(usual, project.currency)}.`
        }
        error={errors.amount?.message}
        {...form.register('amount', typedAmount)}
      />
      {isDraw && (
        <ReferenceField
          label="Into the line"
          emptyLabel="Choose a line"
          control={form.control}
          name="planLineId"
          options={lines.map(({ id, title }) => ({ value: String(id), label: title }))}
          error={errors.planLineId?.message}
        />
      )}
      <TextField
        label={isDraw ? 'What is it for?' : 'Reason'}
        optional={!isDraw}
        placeholder={isDraw ? 'e.g. Rotten joists' : ''}
        autoComplete="off"
        error={errors.reason?.message}
        {...form.register('reason')}
      />
    </DialogForm>
  );
}
