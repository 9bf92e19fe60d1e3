import { type MemberRole, memberRoles, roleLabels } from '#shared/access.ts';

export const roleOptions = memberRoles.map((role) => ({ value: role, label: roleLabels[role] }));

/** What each role means, for someone who chooses one. */
export const roleHints: Record<MemberRole, string> = {
  editor: 'Adds and changes expenses, receipts, contractors and milestones.',
  viewer: 'Sees everything and can export it, but changes nothing.',
};
