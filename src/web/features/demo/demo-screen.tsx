import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { displayName } from '#shared/user.ts';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { usePageTitle } from '../../lib/use-page-title.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { CardPage } from '../../ui/card-page.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { addSampleProject } from '../projects/sample-api.ts';
import { openDemo } from './demo-api.ts';

/**
 * Opens the demo and goes to its dashboard. Someone who is signed in stays so, and can have the
 * sample in their own account.
 */
export function DemoScreen() {
  usePageTitle('Demo');
  const demo = useQuery({ queryKey: ['demo'], queryFn: openDemo });
  const isGuest = demo.data?.isGuest ?? false;
  useEffect(() => {
    if (isGuest) window.location.replace(paths.dashboard);
  }, [isGuest]);

  if (demo.isError) return <NoDemo message={errorSentence(demo.error)} />;
  if (demo.data && !isGuest) return <OwnSample name={displayName(demo.data)} />;
  return (
    <CardPage title="Opening the demo" text="A renovation with made-up figures, just for you.">
      <p role="status" className="flex items-center gap-3">
        <Spinner className="size-5" />
        This takes a few seconds.
      </p>
    </CardPage>
  );
}

function NoDemo({ message }: { message: string }) {
  return (
    <CardPage title="The demo could not be opened">
      <div className="grid gap-3">
        <ErrorAlert>{message}</ErrorAlert>
        <a href={paths.signUp} className={buttonClasses()}>
          Create Free Account
        </a>
        <a href={paths.tour} className={buttonClasses({ variant: 'secondary' })}>
          Take the tour
        </a>
      </div>
    </CardPage>
  );
}

function OwnSample({ name }: { name: string }) {
  const add = useMutation({
    mutationFn: addSampleProject,
    onSuccess: ({ id }) => window.location.replace(`${paths.dashboard}?project=${id}`),
  });
  return (
    <CardPage
      title="Add the sample project?"
      text={`You are signed in as ${name}, so there is no separate demo. You can have the same sample in your own account. It does not count against your plan, and you remove it with one press.`}
    >
      <div className="grid gap-3">
        {add.isError && <ErrorAlert>{errorSentence(add.error)}</ErrorAlert>}
        <Button
          isPending={add.isPending || add.isSuccess}
          pendingText="Adding the sample..."
          onClick={() => add.mutate()}
        >
          Add the sample project
        </Button>
        <a href={paths.dashboard} className={buttonClasses({ variant: 'secondary' })}>
          Go to Dashboard
        </a>
      </div>
    </CardPage>
  );
}
