import { usePageTitle } from '../../lib/use-page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function BillingPage() {
  usePageTitle('Billing & Subscription');
  return (
    <>
      <PageHeader title="Billing & Subscription" />
      <EmptyState picture={<LedgerDrawing />} title="No billing details yet">
        Your plan and how much of it you use will be shown here.
      </EmptyState>
    </>
  );
}
