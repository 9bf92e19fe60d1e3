import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { errorSentence } from '../lib/api-client.ts';
import { MissingPartError, needsReload } from '../lib/code-parts.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** Shown instead of a page that failed to load or render. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  const [isRetrying, setIsRetrying] = useState(false);
  usePageTitle('Something went wrong');

  const retry = async () => {
    setIsRetrying(true);
    if (await isWorthRetrying(error)) {
      await router.invalidate();
      reset();
    }
    setIsRetrying(false);
  };
  return (
    <ErrorState
      isPage
      title="This page didn't open"
      message={errorSentence(error)}
      onRetry={retry}
      isRetrying={isRetrying}
    />
  );
}

async function isWorthRetrying(error: unknown): Promise<boolean> {
  if (!(error instanceof MissingPartError)) return true;
  try {
    await error.loadAgain();
    return true;
  } catch {
    if (await needsReload()) window.location.reload();
    return false;
  }
}
