import * as z from 'zod/mini';
import { memberRoles } from './access.ts';
import { emailSchema } from './auth.ts';
import { blankAsNull } from './text.ts';

export const INVITATION_DAYS = 7;

/** One sentence for all three, so that a link tells nothing about the project any more. */
export const INVITATION_ENDED =
  'This invitation has expired, was withdrawn or was already used. Ask for a new one.';

export const memberRoleSchema = z.enum(memberRoles, { error: 'Choose Can edit or Can view' });

/** With an address, the invitation is mailed. Without one, the owner passes the link on. */
export const invitationInputSchema = z.object({
  email: blankAsNull(emailSchema),
  role: memberRoleSchema,
});
export type InvitationInput = z.output<typeof invitationInputSchema>;

export const openInvitationSchema = z.object({
  id: z.number(),
  email: z.nullable(z.string()),
  role: memberRoleSchema,
  expiresAt: z.iso.datetime(),
});
export type OpenInvitation = z.infer<typeof openInvitationSchema>;

/** The link holds the token, and only this answer has it. */
export const invitationSchema = z.extend(openInvitationSchema, { url: z.string() });
export type Invitation = z.infer<typeof invitationSchema>;

/** What the link shows before it is accepted. */
export const invitationPreviewSchema = z.object({
  projectName: z.string(),
  inviterName: z.string(),
  role: memberRoleSchema,
  expiresAt: z.iso.datetime(),
});
export type InvitationPreview = z.infer<typeof invitationPreviewSchema>;
