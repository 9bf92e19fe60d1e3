import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link, useLocation, useRouter } from '@tanstack/react-router';
import { CloudUpload } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { toast } from 'sonner';
import { formatCount } from '#shared/counts.ts';
import { paths } from '../../config/paths.ts';
import { OUTBOX_RETRY_MS } from '../../config/timings.ts';
import { useIsLoggingOut } from '../../features/auth/auth-mutations.ts';
import { useSignedInUser } from '../../features/auth/signed-in-user.tsx';
import { WaitingExpenses } from '../../features/expenses/waiting-expenses.tsx';
// Needed when nothing can be loaded any more.
import '../../features/outbox/keep-expense.ts';
import { waitingQuery } from '../../features/outbox/outbox-queries.ts';
import { startOutbox } from '../../features/outbox/start-outbox.ts';
import { useSelectedProject } from '../../features/projects/selected-project.ts';
import { codePart } from '../../lib/code-parts.ts';
import { keepAnswers, renewShown } from '../../lib/kept-answers.ts';
import { useCodePart } from '../../lib/use-code-part.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { DeviceDialog } from './device-dialog.ts';
import { OfflineNote } from './offline-note.tsx';
import { startServiceWorker, worksOffline } from './service-worker-start.ts';
import { SharedFilesDialog } from './shared-files-dialog.tsx';
import { listenForShortcuts } from './shortcuts.ts';

const loadShortcuts = codePart(
  async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
);
const loadLogOut = codePart(
  async () => (await import('../../features/outbox/log-out-dialog.tsx')).LogOutDialog,
);

const loadDemoNotes = codePart(
  async () => (await import('../../features/demo/demo-notes.tsx')).DemoNotes,
);

const loadReloadSafety = async () => (await import('./reload-safety.ts')).startReloadSafety;

interface DialogState {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

function useWaiting() {
  const { id } = useSignedInUser();
  return useQuery(waitingQuery(id)).data ?? [];
}

/** How many expenses are only in this browser. It leads to them. */
export function WaitingLink({ onLeave }: { onLeave?: () => void }) {
  const { length } = useWaiting();
  if (length === 0) return null;
  return (
    <Link
      to={paths.expenses}
      onClick={onLeave}
      className="target flex shrink-0 items-center gap-2 rounded-md px-3 text-sm font-medium text-amber hover:bg-ink/5 lg:mb-1"
    >
      <CloudUpload className="size-4.5" aria-hidden="true" />
      {formatCount(length)} waiting
    </Link>
  );
}

interface DeviceNotesProps {
  /** Whether one of the dialogs is open. */
  stateOf: (dialog: DeviceDialog) => DialogState;
  onWaiting: (hasWaiting: boolean) => void;
}

/** Above every page: whether it is up to date, and what waits. Starts all that this is about. */
export function DeviceNotes({ stateOf, onWaiting }: DeviceNotesProps) {
  const queryClient = useQueryClient();
  const router = useRouter();
  const { id: userId, isGuest } = useSignedInUser();
  const project = useSelectedProject();
  const hasDemoNote = isGuest || (project?.isSample === true && project.role === 'owner');
  const DemoNotes = useCodePart<object>(loadDemoNotes, hasDemoNote, () => undefined);
  const isLoggingOut = useIsLoggingOut();
  const pathname = useLocation({ select: (location) => location.pathname });
  const waiting = useWaiting();

  useEffect(
    () => (isLoggingOut ? undefined : startOutbox(queryClient, userId)),
    [queryClient, userId, isLoggingOut],
  );
  useEffect(() => {
    if (!worksOffline()) return;
    keepAnswers(queryClient);
    const renew = () => void renewShown(queryClient);
    const timer = setInterval(renew, OUTBOX_RETRY_MS);
    window.addEventListener('online', renew);
    const stop = startServiceWorker(tellOfNewVersion);
    return () => {
      stop();
      clearInterval(timer);
      window.removeEventListener('online', renew);
    };
  }, [queryClient]);

  useEffect(() => {
    // Apart: in this file, it would change how the script of every page is packed.
    const stop = loadReloadSafety().then((start) => start(userId, tellOfNewVersion));
    return () =>
      void stop.then(
        (end) => end(),
        () => undefined,
      );
  }, [userId]);

  const hasWaiting = waiting.length > 0;
  const tellWaiting = useEffectEvent(onWaiting);
  useEffect(() => tellWaiting(hasWaiting), [hasWaiting]);

  const showShortcuts = useEffectEvent(() => stateOf('shortcuts').onOpenChange(true));
  useEffect(
    () =>
      listenForShortcuts({
        openExpenses: () => router.navigate({ to: paths.expenses }),
        showShortcuts: () => showShortcuts(),
      }),
    [router],
  );

  return (
    <>
      <OfflineNote />
      {hasDemoNote && DemoNotes && <DemoNotes />}
      {pathname === paths.expenses && <WaitingExpenses waiting={waiting} />}
      {pathname === paths.inbox && <SharedFilesDialog />}
      <LazyDialog load={loadShortcuts} dialog={stateOf('shortcuts')} />
      <LazyDialog load={loadLogOut} dialog={stateOf('log-out')} />
    </>
  );
}

/** Never reloads by itself: something may be typed. */
function tellOfNewVersion(): void {
  toast('New version', {
    id: 'new-version',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Reload', onClick: () => window.location.reload() },
  });
}
