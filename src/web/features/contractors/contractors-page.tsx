import { usePageTitle } from '../../lib/use-page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { HardHatDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function ContractorsPage() {
  usePageTitle('Contractors');
  return (
    <>
      <PageHeader title="Contractors" />
      <EmptyState picture={<HardHatDrawing />} title="No contractors yet">
        The people who work on your home will be listed here, with how to reach them.
      </EmptyState>
    </>
  );
}
