import * as z from 'zod/mini';
import { roles } from './access.ts';
import { memberRoleSchema, openInvitationSchema } from './invitation.ts';

/** Someone in a project. The owner has no joining of their own: it is when their account began. */
export const memberSchema = z.object({
  userId: z.number(),
  name: z.string(),
  email: z.string(),
  role: z.enum(roles),
  joinedAt: z.iso.datetime(),
});
export type Member = z.infer<typeof memberSchema>;

/** The owner first, then the members in the order of their joining. */
export const memberListSchema = z.object({
  members: z.array(memberSchema),
  /** Those that can still be accepted; empty for everyone but the owner. */
  invitations: z.array(openInvitationSchema),
});
export type MemberList = z.infer<typeof memberListSchema>;

export const memberUpdateSchema = z.object({ role: memberRoleSchema });
export type MemberUpdate = z.output<typeof memberUpdateSchema>;
