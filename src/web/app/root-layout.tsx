import { Outlet, useLocation } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import type { User } from '#shared/user.ts';
import { paths } from '../config/paths.ts';
import { useCurrentUser } from '../features/auth/auth-queries.ts';

/** If the assistant does not load, the page works without it. */
const loadLauncher = (): Promise<{ default: ComponentType<{ user: User }> }> =>
  import('../features/ai-chat/chat-launcher.tsx').then(
    ({ ChatLauncher: Launcher }) => ({ default: Launcher }),
    () => ({ default: () => null }),
  );
const ChatLauncher = lazy(loadLauncher);

/** Every page. Signed-in users also get the assistant, except on the landing page. */
export function RootLayout() {
  const user = useCurrentUser();
  const isLanding = useLocation({ select: ({ pathname }) => pathname === paths.landing });
  return (
    <>
      <Outlet />
      {user && !user.deletesAt && !isLanding && (
        <Suspense>
          <ChatLauncher key={user.id} user={user} />
        </Suspense>
      )}
    </>
  );
}
