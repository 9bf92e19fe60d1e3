import { type InvitationPreview, invitationPreviewSchema } from '#shared/invitation.ts';
import { type Project, projectSchema } from '#shared/project.ts';
import { requestJson } from '../../lib/api-client.ts';

const invitationUrl = (token: string) => `/api/invitations/${encodeURIComponent(token)}`;

export function fetchInvitation(token: string, signal: AbortSignal): Promise<InvitationPreview> {
  return requestJson(invitationPreviewSchema, 'GET', invitationUrl(token), { signal });
}

export function acceptInvitation(token: string): Promise<Project> {
  return requestJson(projectSchema, 'POST', `${invitationUrl(token)}/accept`);
}
