import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { ExpenseInput, expenseInputSchema } from '#shared/expense-input.ts';
import { expenseHabitsQuery } from './expense-queries.ts';

export type FormValues = z.input<typeof expenseInputSchema>;

/**
 * A new expense starts with the category and payment method of the last one. Choosing a contractor
 * sets the category they had last. It never changes what the user has chosen.
 */
export function useSuggestions(
  form: UseFormReturn<FormValues, unknown, ExpenseInput>,
  projectId: number,
  isWanted: boolean,
) {
  const { data: habits } = useQuery({ ...expenseHabitsQuery(projectId), enabled: isWanted });
  const isCategoryChosen = useRef(false);

  const suggest = (field: 'category' | 'paymentMethod', key: string | null | undefined) => {
    // Set as a default value: a suggestion is not a change that could get lost.
    if (key) form.resetField(field, { defaultValue: key as never });
  };
  const start = useEffectEvent(() => {
    if (!form.getValues('category')) suggest('category', habits?.category);
    if (!form.getValues('paymentMethod')) suggest('paymentMethod', habits?.paymentMethod);
  });
  useEffect(() => {
    if (habits) start();
  }, [habits]);

  return {
    habits,
    registerCategory: () =>
      form.register('category', {
        onChange: () => {
          isCategoryChosen.current = true;
        },
      }),
    /** Unless the person has chosen one. */
    suggestCategory: (key: string | null) => {
      if (isWanted && !isCategoryChosen.current) suggest('category', key);
    },
    chooseContractor: (id: number | null) => {
      form.setValue('contractorId', id, { shouldDirty: true });
      if (isWanted && id !== null && !isCategoryChosen.current) {
        suggest('category', habits?.byContractor[id]);
      }
    },
  };
}
