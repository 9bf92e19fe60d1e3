import { formatCount } from './counts.ts';

/**
 * The most that an account may hold, on every plan: far more than a household needs, and few enough
 * that no list makes a large answer. An account that has more from before keeps and edits all of
 * it; only a new one is refused. Expenses are read by the page, so only a plan limits them.
 */
export const recordLimits = {
  projects: 200,
  contractors: 300,
  milestones: 2_000,
  milestonesPerProject: 300,
  /** The newest are kept: each new message lets the oldest go. */
  chatMessages: 1_000,
} as const;

/** What is refused when it is full. */
export type LimitedRecord = Exclude<keyof typeof recordLimits, 'chatMessages'>;

const sentences: Record<LimitedRecord, (count: string) => string> = {
  projects: (count) => `An account can hold ${count} projects.`,
  contractors: (count) => `An account can hold ${count} contractors.`,
  milestones: (count) => `An account can hold ${count} milestones.`,
  milestonesPerProject: (count) => `A project can hold ${count} milestones.`,
};

/** The sentence of a refused creation. It says nothing of plans: no other plan holds more. */
export function fullSentence(record: LimitedRecord): string {
  const sentence = sentences[record](formatCount(recordLimits[record]));
  return `${sentence} Delete one that you no longer need, then try again.`;
}
