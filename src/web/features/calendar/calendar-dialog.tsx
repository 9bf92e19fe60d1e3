import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button, buttonClasses } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { projectCalendarUrl } from './calendar-api.ts';
import { CalendarFeedAddress } from './calendar-feed-address.tsx';
import { useSwitchCalendarFeedOn } from './calendar-mutations.ts';
import { calendarFeedQuery } from './calendar-queries.ts';

export interface CalendarDialogProps {
  project: Project;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function CalendarDialog({ project, isOpen, onOpenChange }: CalendarDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Calendar"
      description="Milestones and bills to pay, as whole days in the calendar you already use."
    >
      <div className="grid gap-7">
        <Section title="Subscribe">
          <p className="text-ink-soft">
            Your calendar follows the milestones and the bills to pay of all your projects, also of
            those that others share with you, and keeps itself up to date.
          </p>
          <CalendarFeed />
        </Section>
        <Section title="Download once">
          <p className="wrap-anywhere text-ink-soft">
            A file with the milestones and the bills to pay of {project.name} as they are now.
          </p>
          <div>
            <a
              href={projectCalendarUrl(project.id)}
              download
              className={buttonClasses({ variant: 'secondary' })}
            >
              <Download className="size-4" aria-hidden="true" />
              Download .ics
            </a>
          </div>
        </Section>
      </div>
    </Dialog>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-3">
      <h3 className="-mb-2 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function CalendarFeed() {
  const feed = useQuery(calendarFeedQuery);
  const switchOn = useSwitchCalendarFeedOn();
  if (feed.isPending) return <Skeleton className="target w-full rounded-md" />;
  if (!feed.data) {
    return (
      <>
        <ErrorAlert>{errorSentence(feed.error)}</ErrorAlert>
        <div>
          <Button
            variant="secondary"
            isPending={feed.isFetching}
            pendingText="Trying again..."
            onClick={() => feed.refetch()}
          >
            Try again
          </Button>
        </div>
      </>
    );
  }
  if (feed.data.url !== null) return <CalendarFeedAddress url={feed.data.url} />;
  return (
    <>
      <p className="text-sm text-ink-soft">
        An address you had before stops working when you change your password or first sign in with
        Google. Make a new one here and give it to your calendar.
      </p>
      <div>
        <Button
          isPending={switchOn.isPending}
          pendingText="Making the address..."
          onClick={() => switchOn.mutate()}
        >
          Make a secret address
        </Button>
      </div>
      {switchOn.error && <ErrorAlert>{errorSentence(switchOn.error)}</ErrorAlert>}
    </>
  );
}
