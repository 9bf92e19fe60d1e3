import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { CalendarDialogProps } from '../calendar/calendar-dialog.tsx';
import type { StarterSetDialogProps } from './starter-set-dialog.tsx';

const loadCalendar = codePart(
  async () => (await import('../calendar/calendar-dialog.tsx')).CalendarDialog,
);
const loadStarterSets = codePart(
  async () => (await import('./starter-set-dialog.tsx')).StarterSetDialog,
);

export function CalendarDialog(props: CalendarDialogProps) {
  return <LazyDialog load={loadCalendar} dialog={props} />;
}

export function StarterSetDialog(props: StarterSetDialogProps) {
  return <LazyDialog load={loadStarterSets} dialog={props} />;
}
