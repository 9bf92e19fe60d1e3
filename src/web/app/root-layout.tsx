import { Outlet, useLocation } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense } from 'react';
import type { User } from '#shared/auth.ts';
import { paths } from '../config/paths.ts';
import { useCurrentUser } from '../features/auth/auth-queries.ts';

/** A page whose assistant did not come does without it. */
const loadLauncher = (): Promise<{ default: ComponentType<{ user: User }> }> =>
  import('../features/ai-chat/chat-launcher.tsx').then(
    ({ ChatLauncher: Launcher }) => ({ default: Launcher }),
    () => ({ default: () => null }),
  );
const ChatLauncher = lazy(loadLauncher);

/** Every page, and for a signed-in person the assistant on all but the landing page. */
export function RootLayout() {
  const user = useCurrentUser();
  const isLanding = useLocation({ select: ({ pathname }) => pathname === paths.landing });
  return (
    <>
      <Outlet />
      {user && !isLanding && (
        <Suspense>
          <ChatLauncher key={user.id} user={user} />
        </Suspense>
      )}
    </>
  );
}
