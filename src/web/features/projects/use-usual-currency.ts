import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import { localCurrency } from './local-currency.ts';
import { projectsQuery } from './project-queries.ts';

/** What a new project starts with: the currency of the last one, else that of the person's place. */
export function useUsualCurrency(): string {
  const queryClient = useQueryClient();
  const [currency] = useState(() => {
    const last = queryClient.getQueryData(projectsQuery.queryKey)?.at(-1);
    return last?.currency ?? localCurrency(navigator.language) ?? DEFAULT_CURRENCY;
  });
  return currency;
}
