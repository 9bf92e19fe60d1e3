import { paths } from '../../config/paths.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { webConfig } from '../../lib/web-config.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { LedgerDrawing } from '../../ui/line-drawings.tsx';
import { Wordmark } from '../../ui/plumb-mark.tsx';

export function AdminPage() {
  usePageTitle('Admin');
  return (
    <div className="mx-auto min-h-dvh max-w-5xl px-5">
      <header className="py-5">
        <a href={paths.landing} className="inline-flex min-h-11 items-center rounded-sm">
          <Wordmark productName={webConfig().productName} />
        </a>
      </header>
      <main className="pt-6">
        <h1 className="text-2xl font-semibold tracking-tight">Admin Panel</h1>
        <EmptyState picture={<LedgerDrawing />} title="Nothing to manage yet">
          Accounts and their plans will be managed here.
        </EmptyState>
      </main>
    </div>
  );
}
