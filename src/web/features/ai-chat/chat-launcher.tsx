import { useEffect, useRef, useState } from 'react';
import type { User } from '#shared/user.ts';
import { codePart } from '../../lib/code-parts.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { ChatButton } from './chat-button.tsx';

const loadPanel = codePart(async () => (await import('./chat-panel.tsx')).ChatPanel);
type Panel = Awaited<ReturnType<typeof loadPanel>>;
/** Loads the panel before the click. The click reports a failure. */
const prefetchPanel = () => void loadPanel().catch(() => undefined);

/** The assistant's button and panel. */
export function ChatLauncher({ user }: { user: User }) {
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
        <ChatButton
          ref={button}
          isLoading={state === 'loading'}
          onOpen={open}
          onNear={prefetchPanel}
        >
          {state === 'failed' && (
            <div className="max-w-xs rounded-md bg-raised shadow-high">
              <ErrorAlert>
                The assistant could not be loaded. Check your connection and try again.
              </ErrorAlert>
            </div>
          )}
        </ChatButton>
      )}
      {/* Stays mounted when closed, so that an answer in progress still arrives. */}
      {panel && <panel.Panel user={user} isOpen={isOpen} onClose={() => setState('closed')} />}
    </section>
  );
}
