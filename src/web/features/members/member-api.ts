import type { MemberRole } from '#shared/access.ts';
import { type Invitation, type InvitationInput, invitationSchema } from '#shared/invitation.ts';
import { type Member, type MemberList, memberListSchema, memberSchema } from '#shared/member.ts';
import { request, requestJson } from '../../lib/api-client.ts';

export interface MemberRef {
  projectId: number;
  userId: number;
}

const memberUrl = ({ projectId, userId }: MemberRef) =>
  `/api/projects/${projectId}/members/${userId}`;

export function fetchMembers(projectId: number, signal: AbortSignal): Promise<MemberList> {
  return requestJson(memberListSchema, 'GET', `/api/projects/${projectId}/members`, { signal });
}

export function updateMember({ role, ...ref }: MemberRef & { role: MemberRole }): Promise<Member> {
  return requestJson(memberSchema, 'PATCH', memberUrl(ref), { body: { role } });
}

export async function removeMember(ref: MemberRef): Promise<void> {
  await request('DELETE', memberUrl(ref));
}

export function createInvitation(
  { projectId, ...input }: InvitationInput & { projectId: number },
  key: string,
): Promise<Invitation> {
  const url = `/api/projects/${projectId}/invitations`;
  return requestJson(invitationSchema, 'POST', url, { body: input, key });
}

export async function revokeInvitation(id: number): Promise<void> {
  await request('DELETE', `/api/invitations/${id}`);
}
