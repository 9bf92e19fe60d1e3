import type { SandboxAction } from '#shared/sandbox.ts';
import type { ProviderSubscription } from './payment-provider.ts';

/** A subscription in the sandbox's records. */
export interface SandboxSubscriptionState {
  status: 'active' | 'past_due' | 'canceled';
  periodEnd: Date;
  cancelsAtPeriodEnd: boolean;
}

export function newSubscription(now: Date): SandboxSubscriptionState {
  return { status: 'active', periodEnd: addMonth(now), cancelsAtPeriodEnd: false };
}

/** Applies the passing of time: it has ended, or was renewed each month. */
export function presentState(state: SandboxSubscriptionState, now: Date): SandboxSubscriptionState {
  if (state.status === 'canceled' || state.periodEnd > now) return state;
  if (state.cancelsAtPeriodEnd) return { ...state, status: 'canceled' };
  if (state.status === 'past_due') return state;
  return presentState({ ...state, periodEnd: addMonth(state.periodEnd) }, now);
}

/** Null if the action is not possible in this state. */
export function afterAction(
  state: SandboxSubscriptionState,
  action: SandboxAction,
): SandboxSubscriptionState | null {
  const { status, cancelsAtPeriodEnd } = state;
  if (status === 'canceled') return null;
  switch (action) {
    case 'cancel':
      return cancelsAtPeriodEnd ? null : { ...state, cancelsAtPeriodEnd: true };
    case 'resume':
      return cancelsAtPeriodEnd ? { ...state, cancelsAtPeriodEnd: false } : null;
    case 'fail-renewal':
      return status === 'active' ? { ...state, status: 'past_due' } : null;
    case 'pay-overdue':
      return status === 'past_due' ? { ...state, status: 'active' } : null;
    case 'end':
      return { ...state, status: 'canceled' };
  }
}

export function toProviderSubscription(
  id: string,
  { status, periodEnd, cancelsAtPeriodEnd }: SandboxSubscriptionState,
): ProviderSubscription {
  return { id, status, periodEnd, cancelsAt: cancelsAtPeriodEnd ? periodEnd : null };
}

/** The same day of the next month, or its last day if it is shorter. */
function addMonth(date: Date): Date {
  const next = new Date(date);
  next.setUTCMonth(next.getUTCMonth() + 1);
  if (next.getUTCDate() !== date.getUTCDate()) next.setUTCDate(0);
  return next;
}
