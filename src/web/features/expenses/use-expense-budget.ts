import { useQuery } from '@tanstack/react-query';
import type { UseFormReturn } from 'react-hook-form';
import type { ExpenseInput } from '#shared/expense-input.ts';
import { agreementsQuery } from '../agreements/agreement-queries.ts';
import { billsQuery } from '../bills/bill-queries.ts';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { roomsQuery } from '../rooms/room-queries.ts';
import type { BillChoice } from './agreement-offer.ts';
import { agreementsFor } from './offered-agreements.ts';
import type { FormValues } from './use-suggestions.ts';

/** What the expense in the form counts toward: an agreement, its bill, a line and a room. */
export function useExpenseBudget(
  form: UseFormReturn<FormValues, unknown, ExpenseInput>,
  projectId: number,
) {
  const { data: rooms = [] } = useQuery(roomsQuery(projectId));
  const { data: lines = [] } = useQuery(planLinesQuery(projectId));
  const { data: agreements = [] } = useQuery(agreementsQuery(projectId));
  const { data: bills = [] } = useQuery(billsQuery(projectId));
  const agreementId = form.watch('agreementId') ?? null;
  const bill: BillChoice = {
    billId: form.watch('billId') ?? null,
    isHoldback: form.watch('isHoldback') ?? false,
  };

  const set = (field: keyof FormValues, value: FormValues[typeof field]) =>
    form.setValue(field, value, { shouldDirty: true, shouldValidate: form.formState.isSubmitted });
  const agreementOf = (id: number | null) => agreements.find((each) => each.id === id);

  const chooseBill = (choice: BillChoice) => {
    set('billId', choice.billId);
    set('isHoldback', choice.isHoldback);
    const chosen = bills.find(({ id }) => id === choice.billId);
    if (chosen?.planLineId) set('planLineId', chosen.planLineId);
    // What the bill asks for, to start with.
    const open = choice.isHoldback ? chosen?.heldLeft : chosen?.due;
    if (open && !form.getValues('amount')) set('amount', open);
  };

  const chooseAgreement = (id: number | null) => {
    const before = agreementOf(form.getValues('agreementId') ?? null);
    const lineBefore = form.getValues('planLineId') ?? null;
    set('agreementId', id);
    chooseBill({ billId: null, isHoldback: false });
    // The line follows the agreement, unless the person chose another one.
    const isFree = lineBefore === null || lineBefore === before?.planLineId;
    if (isFree) set('planLineId', agreementOf(id)?.planLineId ?? null);
  };

  return {
    rooms,
    lines,
    bills,
    agreementId,
    bill,
    offered: agreementsFor(agreements, form.watch('contractorId'), agreementId),
    /** An agreement or a bill decides the line. */
    lineOfAgreement: agreementOf(agreementId)?.planLineId ?? null,
    chooseAgreement,
    chooseBill,
    /** The only open agreement of a contractor is chosen at once, so that nothing counts twice. */
    offerFor: (contractorId: number | null) => {
      const [only, ...others] = agreementsFor(agreements, contractorId, null);
      const isPayment = form.getValues('kind') !== 'refund';
      const id = isPayment && others.length === 0 ? (only?.id ?? null) : null;
      if (id !== (form.getValues('agreementId') ?? null)) chooseAgreement(id);
    },
    /** The name of a record that a field refers to. */
    nameOf: (id: number, field: string): string | undefined => {
      if (field === 'roomId') return rooms.find((room) => room.id === id)?.name;
      const titled = { planLineId: lines, agreementId: agreements, billId: bills }[field] ?? [];
      return titled.find((record) => record.id === id)?.title;
    },
  };
}
export type ExpenseBudget = ReturnType<typeof useExpenseBudget>;
