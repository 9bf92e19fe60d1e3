import { Link, useLocation } from '@tanstack/react-router';
import { type ReactNode, Suspense } from 'react';
import { paths } from '../../config/paths.ts';
import { InboxBadge } from '../../features/inbox/lazy-inbox.ts';
import { webConfig } from '../../lib/web-config.ts';
import { Wordmark } from '../../ui/plumb-mark.tsx';
import { ProjectSelector } from './project-selector.tsx';
import { sidebarLinks } from './sidebar-links.ts';
import { usePrefetchData } from './use-prefetch-data.ts';
import { type AccountActions, UserMenu } from './user-menu.tsx';

/** The link to the page that the open one belongs to. */
const PART_OF_IT = { 'data-status': 'active', 'aria-current': 'true' } as const;

interface SidebarProps extends AccountActions {
  /** Called when a link is chosen, so that the drawer closes. */
  onLeave?: () => void;
  onShare: (projectId: number) => void;
  /** How many expenses wait to be sent. */
  waiting: ReactNode;
}

export function Sidebar({ onLeave, onShare, waiting, ...account }: SidebarProps) {
  const prefetchData = usePrefetchData();
  const isImporting = useLocation({ select: ({ pathname }) => pathname === paths.import });
  return (
    <div className="flex h-full flex-col overflow-y-auto p-3 lg:p-4">
      <Link
        to={paths.dashboard}
        onClick={onLeave}
        className="mr-12 flex min-h-11 min-w-0 items-center self-start rounded-sm px-1.5 lg:mr-0"
      >
        <Wordmark productName={webConfig().productName} />
      </Link>

      <div className="mt-3 lg:mt-5">
        <ProjectSelector onLeave={onLeave} onShare={onShare} />
      </div>

      <nav aria-label="Main" className="mt-5 grid gap-0.5">
        {sidebarLinks.map(({ to, label, Icon, fetchFirst }) => (
          <Link
            key={to}
            to={to}
            onClick={onLeave}
            {...prefetchData(fetchFirst)}
            {...(isImporting && to === paths.expenses && PART_OF_IT)}
            className="target group relative flex items-center gap-3 rounded-md px-3 font-medium text-ink-soft transition-colors duration-150 hover:bg-ink/5 hover:text-ink data-[status=active]:bg-sheet data-[status=active]:text-ink data-[status=active]:shadow-low"
          >
            <Icon
              className="size-4.5 shrink-0 group-data-[status=active]:text-pine"
              aria-hidden="true"
            />
            {label}
            {to === paths.inbox && (
              <Suspense>
                <InboxBadge />
              </Suspense>
            )}
          </Link>
        ))}
      </nav>

      <div className="mt-auto pt-6">
        {waiting}
        <UserMenu onLeave={onLeave} {...account} />
      </div>
    </div>
  );
}
