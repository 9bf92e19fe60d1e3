import * as z from 'zod/mini';
import type { ActivityKind } from './activity.ts';
import { TAB } from './tab.ts';

/** How the stream names what changed. */
export const changedKinds = {
  project: 'projects',
  expense: 'expenses',
  contractor: 'contractors',
  milestone: 'milestones',
  member: 'members',
  room: 'rooms',
  plan_line: 'planLines',
  agreement: 'agreements',
  bill: 'bills',
  reserve_move: 'reserveMoves',
  scope_line: 'scopeLines',
  quote: 'quotes',
  change_order: 'changeOrders',
  document: 'documents',
  punch_item: 'punchItems',
  submission: 'submissions',
  inbox_item: 'inbox',
} as const satisfies Record<ActivityKind, string>;
export type ChangedKind = (typeof changedKinds)[ActivityKind];

export interface ChangeEvent {
  type: 'changed';
  /** Null if it may be about any project: contractors belong to an account, not to a project. */
  projectId: number | null;
  kinds: ChangedKind[];
}

export const eventsQuerySchema = z.object({
  tab: z.optional(z.string().check(z.regex(TAB, { error: 'Tab must be letters and digits' }))),
  /** How many milliseconds ago the reader began to load what it shows. */
  age: z.optional(
    z.pipe(
      z.string().check(z.regex(/^\d{1,9}$/, { error: 'Age must be a number of milliseconds' })),
      z.transform(Number),
    ),
  ),
});
export type EventsQuery = z.output<typeof eventsQuerySchema>;
