import { codePartAhead } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { CalendarDialogProps } from '../calendar/calendar-dialog.tsx';
import type { StarterSetDialogProps } from './starter-set-dialog.tsx';

const loadCalendar = codePartAhead(
  async () => (await import('../calendar/calendar-dialog.tsx')).CalendarDialog,
);
const loadStarterSets = codePartAhead(
  async () => (await import('./starter-set-dialog.tsx')).StarterSetDialog,
);

export function CalendarDialog(props: CalendarDialogProps) {
  return <LazyDialog load={loadCalendar} dialog={props} />;
}

export function StarterSetDialog(props: StarterSetDialogProps) {
  return <LazyDialog load={loadStarterSets} dialog={props} />;
}
