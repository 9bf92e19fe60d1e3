const PLAN_LIMIT_WORDS = ['reached the limit', 'upgradeRequired', 'free plan'];

/** Whether a creation was refused by the plan. */
export function isPlanLimit(error: unknown): boolean {
  return error instanceof Error && PLAN_LIMIT_WORDS.some((words) => error.message.includes(words));
}
