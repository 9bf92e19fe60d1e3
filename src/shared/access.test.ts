import { expect, it } from 'vitest';
import { may, type Permission, permissionsOf, type Role, refusalSentence } from './access.ts';

/** Written by hand, so that a person decides about each cell. */
const TABLE: Record<Permission, Record<Role, boolean>> = {
  'records.read': { owner: true, editor: true, viewer: true },
  'records.export': { owner: true, editor: true, viewer: true },
  'records.change': { owner: true, editor: true, viewer: false },
  'project.change': { owner: true, editor: false, viewer: false },
  'project.delete': { owner: true, editor: false, viewer: false },
  'members.change': { owner: true, editor: false, viewer: false },
};

it('lets viewers read, editors change records and only the owner change the project', () => {
  for (const [permission, roles] of Object.entries(TABLE)) {
    for (const [role, isAllowed] of Object.entries(roles)) {
      expect([role, permission, may(role as Role, permission as Permission)]).toEqual([
        role,
        permission,
        isAllowed,
      ]);
    }
  }
  expect(permissionsOf.owner.toSorted()).toEqual(Object.keys(TABLE).sort());
});

it('says which role could do it', () => {
  expect(refusalSentence('records.change')).toBe(
    'Only the owner or an editor of this project can do this.',
  );
  expect(refusalSentence('project.delete')).toBe('Only the owner of this project can do this.');
});
