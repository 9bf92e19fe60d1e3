import { useQuery } from '@tanstack/react-query';
import type { LinkPage } from '#shared/link-page.ts';
import { ApiError, errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { PageSpinner } from '../../ui/spinner.tsx';
import { DecidePage } from './decide-page.tsx';
import { LinkEnded } from './link-ended.tsx';
import { LinkFrame } from './link-frame.tsx';
import { linkPageQuery } from './link-page-queries.ts';
import { WorkPage } from './work-page.tsx';

/** What a link opens, as the server says. */
export function LinkScreen({ token }: { token: string }) {
  const view = useQuery(linkPageQuery(token));
  usePageTitle(view.data?.projectName ?? 'Your link');
  // A link that ends while its page is open says so with the next call.
  if (isEnded(view.error) && !isDecided(view.data)) return <LinkEnded error={view.error} />;
  return (
    <LinkFrame>
      {view.isPending && <PageSpinner />}
      {view.isError && !view.data && (
        <ErrorState
          isPage
          title="We couldn't load this page"
          message={errorSentence(view.error)}
          onRetry={() => view.refetch()}
          isRetrying={view.isFetching}
        />
      )}
      {view.data?.kind === 'change_order' && <DecidePage token={token} view={view.data} />}
      {view.data?.kind === 'contractor' && <WorkPage token={token} view={view.data} />}
    </LinkFrame>
  );
}

const isEnded = (error: unknown): error is ApiError =>
  error instanceof ApiError && (error.status === 404 || error.status === 410);

/** The copy of a decision stays on the screen, although its link is used up. */
const isDecided = (view: LinkPage | undefined) =>
  view?.kind === 'change_order' && view.change.decidedAt !== null;
