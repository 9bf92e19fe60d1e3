import { formatCount } from './counts.ts';

/**
 * Limits of an account on every plan: far more than a household needs, and few enough that no list
 * is a large response. An account that had more before keeps and can edit all of it; only new
 * records are refused. Expenses have pages, so only a plan limits them.
 */
export const recordLimits = {
  projects: 200,
  contractors: 300,
  milestones: 2_000,
  milestonesPerProject: 300,
  roomsPerProject: 200,
  planLinesPerProject: 1_000,
  agreementsPerProject: 500,
  billsPerProject: 3_000,
  reserveMovesPerProject: 2_000,
  scopeLinesPerProject: 300,
  quotesPerProject: 200,
  changeOrdersPerProject: 1_000,
  documentsPerProject: 5_000,
  punchItemsPerProject: 2_000,
  submissionsPerProject: 1_000,
  inboxItemsPerProject: 200,
  linksPerProject: 200,
  /** Members and open invitations. */
  membersPerProject: 50,
  /** Projects of others. A list over all projects names each of them. */
  memberships: 100,
  /** Each new message removes the oldest. */
  chatMessages: 1_000,
} as const;

/** Records that are refused when the account is full. */
export type LimitedRecord = Exclude<keyof typeof recordLimits, 'chatMessages'>;

const sentences: Record<LimitedRecord, (count: string) => string> = {
  projects: (count) => `An account can hold ${count} projects.`,
  contractors: (count) => `An account can hold ${count} contractors.`,
  milestones: (count) => `An account can hold ${count} milestones.`,
  milestonesPerProject: (count) => `A project can hold ${count} milestones.`,
  roomsPerProject: (count) => `A project can hold ${count} rooms.`,
  planLinesPerProject: (count) => `A project can hold ${count} lines.`,
  agreementsPerProject: (count) => `A project can hold ${count} agreements.`,
  billsPerProject: (count) => `A project can hold ${count} bills.`,
  reserveMovesPerProject: (count) => `A project can hold ${count} moves of its reserve.`,
  scopeLinesPerProject: (count) => `The scope of a project can have ${count} lines.`,
  quotesPerProject: (count) => `A project can hold ${count} quotes.`,
  changeOrdersPerProject: (count) => `A project can hold ${count} changes.`,
  documentsPerProject: (count) => `A project can hold ${count} documents and photos.`,
  punchItemsPerProject: (count) => `A project can hold ${count} punch list items.`,
  inboxItemsPerProject: (count) => `The inbox of a project can hold ${count} receipts.`,
  linksPerProject: (count) => `A project can have ${count} open links.`,
  submissionsPerProject: (count) => `A project can hold ${count} submissions of contractors.`,
  membersPerProject: (count) => `A project can have ${count} members and invitations.`,
  memberships: (count) => `You can be a member of ${count} projects.`,
};

/** How to make room where nothing is deleted. */
const otherWays: Partial<Record<LimitedRecord, string>> = {
  membersPerProject: 'Remove a member or withdraw an invitation',
  inboxItemsPerProject: 'Accept or remove one that waits',
  linksPerProject: 'Withdraw one that nobody needs',
  memberships: 'Leave a project that you no longer need',
};

/** The message of a refused creation. It does not mention plans, because no plan allows more. */
export function fullSentence(record: LimitedRecord): string {
  const sentence = sentences[record](formatCount(recordLimits[record]));
  const way = otherWays[record] ?? 'Delete one that you no longer need';
  return `${sentence} ${way}, then try again.`;
}
