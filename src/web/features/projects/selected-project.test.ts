import { describe, expect, it } from 'vitest';
import type { Project } from '#shared/project.ts';
import { chooseProject } from './selected-project.ts';

const project = (id: number): Project => ({
  id,
  userId: 1,
  name: `Project ${id}`,
  description: null,
  budget: '1000.00',
  startDate: null,
  version: 1,
  totalSpent: '0.00',
  currency: 'USD',
  role: 'owner',
  owner: { id: 1, name: 'Rosa Okafor' },
  memberCount: 1,
});

describe('the selected project', () => {
  it('is the remembered one', () => {
    expect(chooseProject([project(4), project(7)], '7')?.id).toBe(7);
  });

  it.each([null, '', '99', 'seven'])('is the first one if %j is remembered', (storedId) => {
    expect(chooseProject([project(4), project(7)], storedId)?.id).toBe(4);
  });

  it('is null without projects', () => {
    expect(chooseProject([], '7')).toBeNull();
  });
});
