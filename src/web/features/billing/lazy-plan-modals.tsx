import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { OwnerPlanModalProps } from './owner-plan-modal.tsx';
import type { UpgradeModalProps } from './upgrade-modal.tsx';

const loadUpgrade = codePart(async () => (await import('./upgrade-modal.tsx')).UpgradeModal);
const loadOwnerPlan = codePart(async () => (await import('./owner-plan-modal.tsx')).OwnerPlanModal);

/** Most people never see them, so their code is not part of a page. */
export function UpgradeModal(props: UpgradeModalProps) {
  return <LazyDialog load={loadUpgrade} dialog={props} />;
}

export function OwnerPlanModal(props: OwnerPlanModalProps) {
  return <LazyDialog load={loadOwnerPlan} dialog={props} />;
}
