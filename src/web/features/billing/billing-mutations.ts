import { useMutation, useQueryClient } from '@tanstack/react-query';
import { refreshAfter } from '../../lib/refresh.ts';
import { checkSubscription, openPortal, startCheckout } from './billing-api.ts';
import { useLeaving } from './use-leaving.ts';

export function useCheckSubscription() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: checkSubscription,
    onSuccess: () => refreshAfter.planChange(queryClient),
  });
}

/** Leads to the checkout page. A refusal may mean that the plan has changed. */
export function useStartCheckout() {
  const queryClient = useQueryClient();
  const leaving = useLeaving();
  const checkout = useMutation({
    mutationFn: startCheckout,
    onSuccess: ({ url }) => leaving.leaveFor(url),
    onError: () => refreshAfter.planChange(queryClient),
  });
  return { ...checkout, isPending: checkout.isPending || leaving.isLeaving };
}

export function useOpenPortal() {
  const leaving = useLeaving();
  const portal = useMutation({
    mutationFn: openPortal,
    onSuccess: ({ url }) => leaving.leaveFor(url),
  });
  return { ...portal, isPending: portal.isPending || leaving.isLeaving };
}
