import type { ChangeOrderStatus } from '#shared/change-order.ts';

export const changeStatusText: Record<ChangeOrderStatus, string> = {
  asked: 'Waiting',
  accepted: 'Accepted',
  declined: 'Declined',
  withdrawn: 'Withdrawn',
};

export const changeStatusTone: Record<ChangeOrderStatus, 'amber' | 'pine' | 'plain'> = {
  asked: 'amber',
  accepted: 'pine',
  declined: 'plain',
  withdrawn: 'plain',
};
