export const memberRoles = ['editor', 'viewer'] as const;
export type MemberRole = (typeof memberRoles)[number];

/** What someone is in a project. */
export const roles = ['owner', ...memberRoles] as const;
export type Role = (typeof roles)[number];

/** Records are the expenses, milestones and contractors of a project, with their receipts. */
export type Permission =
  | 'records.read'
  | 'records.export'
  | 'records.change'
  | 'project.change'
  | 'project.delete'
  | 'members.change';

const viewer = ['records.read', 'records.export'] as const;
const editor = [...viewer, 'records.change'] as const;

export const permissionsOf: Record<Role, readonly Permission[]> = {
  owner: [...editor, 'project.change', 'project.delete', 'members.change'],
  editor,
  viewer,
};

export function may(role: Role, permission: Permission): boolean {
  return permissionsOf[role].includes(permission);
}

const roleNames: Record<Role, string> = {
  owner: 'the owner',
  editor: 'an editor',
  viewer: 'a viewer',
};

/** For someone who is in the project but may not do this. */
export function refusalSentence(permission: Permission): string {
  const roles = (Object.keys(roleNames) as Role[]).filter((role) => may(role, permission));
  return `Only ${roles.map((role) => roleNames[role]).join(' or ')} of this project can do this.`;
}

export const roleLabels: Record<Role, string> = {
  owner: 'Owner',
  editor: 'Can edit',
  viewer: 'Can view',
};
