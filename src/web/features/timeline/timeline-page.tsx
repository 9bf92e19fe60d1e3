import { usePageTitle } from '../../lib/use-page-title.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { MilestonesDrawing } from '../../ui/line-drawings.tsx';
import { PageHeader } from '../../ui/page-header.tsx';

export function TimelinePage() {
  usePageTitle('Timeline');
  return (
    <>
      <PageHeader title="Timeline" />
      <EmptyState picture={<MilestonesDrawing />} title="No milestones yet">
        The milestones of this project will hang here, in the order of their dates.
      </EmptyState>
    </>
  );
}
