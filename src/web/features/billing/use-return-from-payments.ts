import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { useCheckSubscription } from './billing-mutations.ts';

const route = getRouteApi('/user/signed-in/billing');

/**
 * Makes the server ask the payment service once when a user returns from its pages, and removes the
 * marker from the address, so that a reload does not repeat it.
 */
export function useReturnFromPayments() {
  const { from } = route.useSearch();
  const navigate = route.useNavigate();
  const check = useCheckSubscription();
  const [cameFrom, setCameFrom] = useState<string | null>(null);

  const arrive = useEffectEvent((place: string) => {
    setCameFrom(place);
    if (place !== 'checkout-left') check.mutate();
    void navigate({ search: {}, replace: true });
  });
  useEffect(() => {
    if (from) arrive(from);
  }, [from]);
  return { cameFrom, check };
}
