/** What a change did to a record. */
export type ActivityAction = 'create' | 'update' | 'delete' | 'restore';

/** The kinds of records that have a history. */
export type ActivityKind = 'project' | 'expense' | 'contractor' | 'milestone' | 'member';

/** How a change was made. */
export type ActivityVia = 'web';
