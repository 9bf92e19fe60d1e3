import { useLocation } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import type { User } from '#shared/auth.ts';
import { paths } from '../../config/paths.ts';
import { useCurrentUser } from '../auth/auth-queries.ts';

const loadPanel = () => import('./chat-panel.tsx');
const ChatPanel = lazy(async () => ({ default: (await loadPanel()).ChatPanel }));
/** Ahead of the click; if it fails, the click tries again and says so. */
const prefetchPanel = () => void loadPanel().catch(() => undefined);

/** The floating button to the assistant, on every page but the landing page. */
export function ChatLauncher() {
  const user = useCurrentUser();
  const isLanding = useLocation({ select: ({ pathname }) => pathname === paths.landing });
  if (!user || isLanding) return null;
  return <Launcher key={user.id} user={user} />;
}

function Launcher({ user }: { user: User }) {
  const [isOpen, setIsOpen] = useState(false);
  const [wasOpened, setWasOpened] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const open = () => {
    setIsOpen(true);
    setWasOpened(true);
  };
  useEffect(() => {
    if (wasOpened && !isOpen) button.current?.focus();
  }, [wasOpened, isOpen]);

  return (
    <section aria-label="AI Assistant">
      {!isOpen && (
        <button
          ref={button}
          type="button"
          aria-label="Open AI Assistant"
          title="AI Assistant"
          aria-haspopup="dialog"
          onClick={open}
          onPointerEnter={prefetchPanel}
          onFocus={prefetchPanel}
          className="fixed right-4 bottom-4 z-30 grid size-14 place-items-center rounded-full bg-action text-on-action shadow-high transition-colors duration-150 hover:bg-action-deep lg:right-6 lg:bottom-6"
        >
          <MessageCircle className="size-6" aria-hidden="true" />
        </button>
      )}
      {wasOpened && (
        <Suspense>
          {/* Stays when it is closed, so that an answer on its way arrives all the same. */}
          <ChatPanel user={user} isOpen={isOpen} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  );
}
