import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { errorSentence } from '../lib/api-client.ts';
import { usePageTitle } from '../lib/use-page-title.ts';
import { ErrorState } from '../ui/error-state.tsx';

/** Stands in for a page that failed to load or to draw. */
export function ErrorPage({ error, reset }: ErrorComponentProps) {
  const router = useRouter();
  usePageTitle('Something went wrong');
  return (
    <ErrorState
      isPage
      title="This page didn't open"
      message={errorSentence(error)}
      onRetry={() => {
        reset();
        void router.invalidate();
      }}
    />
  );
}
