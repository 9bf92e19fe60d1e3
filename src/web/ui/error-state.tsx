import { useEffect, useEffectEvent } from 'react';
import { useIsOffline } from '../lib/connection.ts';
import { Button } from './button.tsx';
import { PlumbMark } from './plumb-mark.tsx';

interface ErrorStateProps {
  title: string;
  message: string;
  onRetry: () => void;
  isRetrying?: boolean;
  /** Whether it replaces the whole page. Then it is the page's heading. */
  isPage?: boolean;
}

/**
 * What failed to load, with a way to try again. It also tries again when the connection is back.
 */
export function ErrorState(props: ErrorStateProps) {
  const { title, message, onRetry, isRetrying = false, isPage = false } = props;
  const isOffline = useIsOffline();
  const Heading = isPage ? 'h1' : 'h2';

  const retry = useEffectEvent(onRetry);
  useEffect(() => {
    const listener = () => retry();
    window.addEventListener('online', listener);
    return () => window.removeEventListener('online', listener);
  }, []);

  return (
    <div role="alert" className="grid justify-items-center px-4 py-16 text-center">
      <PlumbMark className="size-9 origin-top rotate-12 text-brick" />
      <Heading className="mt-5 text-lg font-semibold">
        {isOffline ? 'You are offline' : title}
      </Heading>
      <p className="mt-1.5 max-w-md text-pretty wrap-anywhere text-ink-soft">
        {isOffline ? `${title}. Check your connection and try again.` : message}
      </p>
      <div className="mt-6">
        <Button
          variant="secondary"
          onClick={onRetry}
          isPending={isRetrying}
          pendingText="Trying again..."
        >
          Try again
        </Button>
      </div>
    </div>
  );
}
