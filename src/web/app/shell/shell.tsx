import { Link } from '@tanstack/react-router';
import { Menu as MenuIcon } from 'lucide-react';
import { type ReactNode, Suspense, useState } from 'react';
import { paths } from '../../config/paths.ts';
import { ChatPlace } from '../../features/ai-chat/chat-place.tsx';
import { InboxDrop } from '../../features/inbox/lazy-inbox.ts';
import { useIsLargeScreen } from '../../lib/use-screen.ts';
import { webConfig } from '../../lib/web-config.ts';
import { IconButton } from '../../ui/button.tsx';
import { Drawer } from '../../ui/drawer.tsx';
import { Wordmark } from '../../ui/plumb-mark.tsx';
import type { DeviceDialog } from '../device/device-dialog.ts';
import { useDevice } from '../device/use-device.ts';
import { Sidebar } from './sidebar.tsx';
import { usePeopleDialog } from './use-people-dialog.tsx';

const MAIN_ID = 'main';

/** The frame around every page of an account. */
export function Shell({ children }: { children: ReactNode }) {
  const [isDrawerOpen, setIsDrawerOpen] = useState(false);
  const { share, peopleDialog } = usePeopleDialog();
  const [accountDialog, setAccountDialog] = useState<DeviceDialog | null>(null);
  // On a phone it is in the drawer and is rendered only when the drawer opens.
  const isLarge = useIsLargeScreen();
  const device = useDevice();
  const [hasWaiting, setHasWaiting] = useState(false);
  const closeDrawer = () => setIsDrawerOpen(false);
  const open = (dialog: DeviceDialog) => () => {
    closeDrawer();
    setAccountDialog(dialog);
  };
  const stateOf = (dialog: DeviceDialog) => ({
    isOpen: accountDialog === dialog,
    onOpenChange: (isOpen: boolean) => setAccountDialog(isOpen ? dialog : null),
  });
  const shareProject = (projectId: number) => {
    closeDrawer();
    share(projectId);
  };
  const sidebar = {
    onShare: shareProject,
    onShortcuts: open('shortcuts'),
    onLogOut: hasWaiting && open('log-out'),
    waiting: device && <device.WaitingLink onLeave={closeDrawer} />,
  };
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16rem_minmax(0,1fr)] print:block">
      <a
        href={`#${MAIN_ID}`}
        className="fixed top-2 left-2 z-50 -translate-y-20 rounded-md bg-action px-4 py-2.5 font-medium text-on-action focus:translate-y-0"
      >
        Skip to content
      </a>

      <aside className="sticky top-0 z-20 hidden h-dvh border-r border-line bg-desk lg:block print:hidden">
        {isLarge && <Sidebar {...sidebar} />}
      </aside>

      <header className="sticky top-0 z-30 flex h-14 items-center gap-1 border-b border-line bg-paper/95 px-2 lg:hidden print:hidden">
        <Drawer
          isOpen={isDrawerOpen}
          onOpenChange={setIsDrawerOpen}
          title="Menu"
          trigger={
            <IconButton label="Open menu">
              <MenuIcon className="size-5" aria-hidden="true" />
            </IconButton>
          }
        >
          <Sidebar {...sidebar} onLeave={closeDrawer} />
        </Drawer>
        <Link to={paths.dashboard} className="flex min-h-11 min-w-0 items-center rounded-sm">
          <Wordmark productName={webConfig().productName} />
        </Link>
        <div className="ml-auto flex">
          {device && !isLarge && <device.WaitingLink />}
          <ChatPlace />
        </div>
      </header>

      <main
        id={MAIN_ID}
        tabIndex={-1}
        className="mx-auto w-full max-w-6xl min-w-0 has-data-wide:max-w-400 px-4 pt-6 pb-24 outline-none sm:px-6 lg:pt-10 lg:pr-16 lg:pl-10 print:p-0"
      >
        {device && <device.DeviceNotes stateOf={stateOf} onWaiting={setHasWaiting} />}
        {children}
      </main>

      {peopleDialog}
      <Suspense>
        <InboxDrop />
      </Suspense>
    </div>
  );
}
