import * as z from 'zod/mini';

export const DELETION_DAYS = 7;

export const ACCOUNT_DELETED = 'This account was deleted. Sign in on the website to keep it.';
export const TOO_LATE_TO_KEEP =
  'The seven days are over, and this account is being removed. You can make a new one.';

/** What the deletion of an account would take with it. */
export const deletionPreviewSchema = z.object({
  /** Own projects. Others lose those with members. */
  projects: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      otherMembers: z.number(),
    }),
  ),
  /** Projects of others, where what the person added stays. */
  memberOf: z.array(z.object({ id: z.number(), name: z.string() })),
  hasSubscription: z.boolean(),
});
export type DeletionPreview = z.infer<typeof deletionPreviewSchema>;
