import { useLocation } from '@tanstack/react-router';
import { MessageCircle } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import type { User } from '#shared/auth.ts';
import { paths } from '../../config/paths.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { useCurrentUser } from '../auth/auth-queries.ts';

const loadPanel = async () => (await import('./chat-panel.tsx')).ChatPanel;
type Panel = Awaited<ReturnType<typeof loadPanel>>;
/** Ahead of the click, which tells if it fails. */
const prefetchPanel = () => void loadPanel().catch(() => undefined);

/** The floating button to the assistant, on every page but the landing page. */
export function ChatLauncher() {
  const user = useCurrentUser();
  const isLanding = useLocation({ select: ({ pathname }) => pathname === paths.landing });
  if (!user || isLanding) return null;
  return <Launcher key={user.id} user={user} />;
}

function Launcher({ user }: { user: User }) {
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null);
  const [state, setState] = useState<'closed' | 'loading' | 'failed' | 'open'>('closed');
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = state === 'open';

  const open = async () => {
    setState('loading');
    try {
      setPanel({ Panel: await loadPanel() });
      setState('open');
    } catch {
      setState('failed');
    }
  };
  useEffect(() => {
    if (panel && !isOpen) button.current?.focus();
  }, [panel, isOpen]);

  return (
    <section aria-label="AI Assistant">
      {!isOpen && (
        <div className="fixed right-4 bottom-4 z-30 flex items-end gap-3 pl-4 lg:right-6 lg:bottom-6">
          {state === 'failed' && (
            <div className="max-w-xs rounded-md bg-raised shadow-high">
              <ErrorAlert>
                The assistant could not be loaded. Check your connection and try again.
              </ErrorAlert>
            </div>
          )}
          <button
            ref={button}
            type="button"
            aria-label="Open AI Assistant"
            title="AI Assistant"
            aria-haspopup="dialog"
            onClick={open}
            onPointerEnter={prefetchPanel}
            onFocus={prefetchPanel}
            className="grid size-14 shrink-0 place-items-center rounded-full bg-action text-on-action shadow-high transition-colors duration-150 hover:bg-action-deep"
          >
            {state === 'loading' ? (
              <Spinner className="size-5" />
            ) : (
              <MessageCircle className="size-6" aria-hidden="true" />
            )}
          </button>
        </div>
      )}
      {/* Stays when it is closed, so that an answer on its way arrives all the same. */}
      {panel && <panel.Panel user={user} isOpen={isOpen} onClose={() => setState('closed')} />}
    </section>
  );
}
