import { type SubscriptionStatus, statusLabels } from '#shared/plans.ts';
import { Badge } from '../../ui/badge.tsx';

const tones = { free: 'plain', active: 'pine', cancelled: 'amber' } as const;

export function StatusBadge({ status }: { status: SubscriptionStatus }) {
  return <Badge tone={tones[status]}>{statusLabels[status]}</Badge>;
}
