import type { ActivityKind } from '#shared/activity.ts';
import { toId } from '../../lib/plain-search.ts';

export const kindLabels: Record<ActivityKind, string> = {
  expense: 'Expenses',
  milestone: 'Milestones',
  contractor: 'Contractors',
  project: 'Project',
  member: 'People',
  room: 'Rooms',
  plan_line: 'Budget lines',
  agreement: 'Agreements',
  bill: 'Bills',
  reserve_move: 'Reserve',
  scope_line: 'Scope',
  quote: 'Quotes',
  change_order: 'Changes',
  document: 'Documents',
  punch_item: 'Punch lists',
  submission: 'From contractors',
  inbox_item: 'Inbox',
};

/** Which entries the page shows. All of it is in the address. Undefined for any. */
export interface ActivityView {
  kind: ActivityKind | undefined;
  /** The id of who made the change. */
  person: number | undefined;
}

export const ALL_ACTIVITY: ActivityView = { kind: undefined, person: undefined };

/** The view in the address, without default values. */
export type ActivitySearch = { kind?: string; person?: number };

/** Reads an address that anyone may have typed. */
export function toActivityView({ kind, person }: Record<string, unknown>): ActivityView {
  const isKnown = typeof kind === 'string' && Object.hasOwn(kindLabels, kind);
  return {
    kind: isKnown ? (kind as ActivityKind) : undefined,
    person: toId(person) ?? undefined,
  };
}

export function toActivitySearch({ kind, person }: ActivityView): ActivitySearch {
  return { ...(kind && { kind }), ...(person && { person }) };
}

export function hasFilters({ kind, person }: ActivityView): boolean {
  return kind !== undefined || person !== undefined;
}
