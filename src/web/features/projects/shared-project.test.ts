import { describe, expect, it } from 'vitest';
import type { Project } from '#shared/project.ts';
import { initialsOf } from '../../lib/initials.ts';
import { project } from '../../testing/records.ts';
import { authorName, canChangeRecords, sharedProjectId } from './shared-project.ts';

const shared = (changes: Partial<Project>): Project => ({ ...project, memberCount: 2, ...changes });
const member = { id: 7, name: 'Sam Lee' };

describe('a shared project', () => {
  it('names who added a record as soon as it has more than one member', () => {
    expect(authorName(shared({ memberCount: 1 }), { addedBy: null }, 1)).toBeNull();
    expect(authorName(shared({}), { addedBy: null }, 7)).toBe('Rosa Okafor');
    expect(authorName(shared({}), { addedBy: null }, 1)).toBe('You');
    expect(authorName(shared({}), { addedBy: member }, 1)).toBe('Sam Lee');
  });

  it('still names someone who has left since', () => {
    expect(authorName(shared({ memberCount: 1 }), { addedBy: member }, 1)).toBe('Sam Lee');
  });

  it('can be changed by its owner and by editors', () => {
    expect(canChangeRecords(shared({ role: 'owner' }))).toBe(true);
    expect(canChangeRecords(shared({ role: 'editor' }))).toBe(true);
    expect(canChangeRecords(shared({ role: 'viewer' }))).toBe(false);
    expect(canChangeRecords(undefined)).toBe(false);
  });

  it('belongs to someone else', () => {
    expect(sharedProjectId(shared({ role: 'owner' }))).toBeNull();
    expect(sharedProjectId(shared({ role: 'viewer' }))).toBe(4);
  });
});

describe('initials', () => {
  it.each([
    ['Rosa Okafor', 'RO'],
    ['rosa maria de okafor', 'RO'],
    ['rosa@example.com', 'R'],
    ['You', 'You'],
    ['  Ünal  ', 'Ü'],
    ['', ''],
  ])('of %j are %j', (name, initials) => expect(initialsOf(name)).toBe(initials));
});
