import { useMutation } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { paths } from '../../config/paths.ts';
import { ApiError, errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { CardPage } from '../../ui/card-page.tsx';
import { unsubscribe } from './weekly-mail-api.ts';

const route = getRouteApi('/user/unsubscribe/$token');

/** What the link in a weekly mail opens. It asks first: mail programs open links by themselves. */
export function UnsubscribePage() {
  usePageTitle('Weekly mail');
  const { token } = route.useParams();
  const stop = useMutation({ mutationFn: () => unsubscribe(token) });
  if (stop.isSuccess) {
    return (
      <CardPage
        title="The weekly mail is off"
        text="You get no more of them. You can switch it on again in your settings."
      >
        <a href={paths.dashboard} className={buttonClasses()}>
          Go to your projects
        </a>
      </CardPage>
    );
  }
  return (
    <CardPage
      title="Stop the weekly mail?"
      text="It tells you once a week what is overdue, due or coming up in your projects."
    >
      <div className="grid gap-4">
        {stop.error && <ErrorAlert>{sentenceOf(stop.error)}</ErrorAlert>}
        <Button disabled={stop.isPending} onClick={() => stop.mutate()}>
          {stop.isPending ? 'Stopping...' : 'Stop the weekly mail'}
        </Button>
      </div>
    </CardPage>
  );
}

function sentenceOf(error: unknown): string {
  const isUnknown = error instanceof ApiError && error.status === 404;
  return isUnknown
    ? 'This link is not complete. Open it from the mail again, or switch the mail off in your settings.'
    : errorSentence(error);
}
