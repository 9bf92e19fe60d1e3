import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useLocation } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { formatTime, toCalendarDate } from '#shared/dates.ts';
import { DEMO_HOURS } from '#shared/demo.ts';
import type { User } from '#shared/user.ts';
import { paths } from '../../config/paths.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { useSignedInUser } from '../auth/signed-in-user.tsx';
import { removeSampleProject } from '../projects/sample-api.ts';
import { CreateAccountButton } from './create-account-button.tsx';

const HOUR_MS = 3_600_000;
/** Elsewhere the note would only be in the way. */
const SAMPLE_PAGES: string[] = [paths.dashboard, paths.projects];

/** Above a page: that this is a demo, or that the project is only a sample. */
export function DemoNotes() {
  const user = useSignedInUser();
  const pathname = useLocation({ select: (location) => location.pathname });
  if (user.isGuest) return <GuestNote user={user} />;
  return SAMPLE_PAGES.includes(pathname) ? <SampleNote /> : null;
}

function Note({ label, text, action }: { label: string; text: string; action: ReactNode }) {
  return (
    <aside
      aria-label={label}
      className="mb-5 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-pine-tint px-3.5 py-2 text-sm text-pine-deep print:hidden"
    >
      <p className="min-w-0 flex-1 basis-64 text-pretty">{text}</p>
      {action}
    </aside>
  );
}

function GuestNote({ user }: { user: User }) {
  return (
    <Note
      label="Demo"
      text={`This is a demo with made-up figures. Change what you like. It vanishes after ${DEMO_HOURS} hours, ${endOf(user)}.`}
      action={<CreateAccountButton />}
    />
  );
}

/** Such as "tomorrow at 9:05 AM". */
function endOf({ createdAt }: User): string {
  const end = new Date(Date.parse(createdAt) + DEMO_HOURS * HOUR_MS);
  const isToday = toCalendarDate(end) === toCalendarDate(new Date());
  return `${isToday ? 'today' : 'tomorrow'} at ${formatTime(end)}`;
}

function SampleNote() {
  const queryClient = useQueryClient();
  const remove = useMutation({
    mutationFn: removeSampleProject,
    onSettled: () => refreshAfter.projectChange(queryClient),
  });
  return (
    <>
      <Note
        label="Sample project"
        text="This is the sample project, with made-up figures. It counts neither against your plan nor in any total."
        action={
          <Button
            variant="secondary"
            isPending={remove.isPending}
            pendingText="Removing..."
            onClick={() => remove.mutate()}
          >
            Remove the sample
          </Button>
        }
      />
      {remove.isError && (
        <div className="mb-5">
          <ErrorAlert>{errorSentence(remove.error)}</ErrorAlert>
        </div>
      )}
    </>
  );
}
