import { useQuery } from '@tanstack/react-query';
import { Link, useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { formatCount } from '#shared/counts.ts';
import { paths } from '../../config/paths.ts';
import { useSelectedProject } from '../projects/selected-project.ts';
import { canChangeRecords } from '../projects/shared-project.ts';
import { addToInbox } from './add-to-inbox.ts';
import { inboxCountQuery } from './inbox-queries.ts';

/** How many wait in the selected project; 0 for someone who does not work its inbox. */
function useInboxCount(): number {
  const project = useSelectedProject();
  const { data = 0 } = useQuery({
    ...inboxCountQuery(project?.id ?? 0),
    enabled: canChangeRecords(project),
  });
  return canChangeRecords(project) ? data : 0;
}

/** Beside the link to the inbox. */
export function InboxBadge() {
  const count = useInboxCount();
  if (count === 0) return null;
  return (
    <span className="ml-auto rounded-sm bg-amber-tint px-2 py-0.5 text-xs font-semibold text-amber">
      {formatCount(count)}
      <span className="sr-only"> waiting</span>
    </span>
  );
}

/** On the page of expenses. */
export function InboxNote() {
  const count = useInboxCount();
  if (count === 0) return null;
  return (
    <Link
      to={paths.inbox}
      className="mt-1 block text-sm font-medium text-pine underline underline-offset-4"
    >
      {count === 1 ? '1 receipt waits' : `${formatCount(count)} receipts wait`} in the inbox
    </Link>
  );
}

const hasFiles = ({ dataTransfer }: DragEvent) => dataTransfer?.types.includes('Files') ?? false;
const isDialogOpen = () => document.querySelector('[role="dialog"]') !== null;

/** Takes files that are dropped anywhere on the window, unless something there takes them. */
export function InboxDrop() {
  const project = useSelectedProject();
  const navigate = useNavigate();
  const [isOver, setIsOver] = useState(false);

  const drag = useEffectEvent((event: DragEvent) => {
    if (event.defaultPrevented || !hasFiles(event)) {
      setIsOver(false);
      return;
    }
    // Otherwise the browser would leave the page to show the file.
    event.preventDefault();
    setIsOver(canChangeRecords(project) && !isDialogOpen());
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setIsOver(false);
    if (event.defaultPrevented || !hasFiles(event)) return;
    event.preventDefault();
    if (!canChangeRecords(project) || isDialogOpen()) return;
    addToInbox([...(event.dataTransfer?.files ?? [])]);
    void navigate({ to: paths.inbox });
  });
  useEffect(() => {
    const left = new AbortController();
    const options = { signal: left.signal };
    window.addEventListener('dragover', (event) => drag(event), options);
    window.addEventListener('drop', (event) => drop(event), options);
    window.addEventListener(
      'dragleave',
      ({ relatedTarget }) => relatedTarget ?? setIsOver(false),
      options,
    );
    return () => left.abort();
  }, []);

  if (!isOver) return null;
  return (
    <div className="pointer-events-none fixed inset-3 z-50 grid place-items-center rounded-lg border-2 border-dashed border-pine bg-pine-tint/90 text-lg font-semibold text-pine-deep">
      Drop receipts to put them into the inbox
    </div>
  );
}
