import { describe, expect, it } from 'vitest';
import type { Project } from '#shared/project.ts';
import { project } from '../../testing/records.ts';
import { chooseProject } from './selected-project.ts';

const numbered = (id: number): Project => ({ ...project, id });

describe('the selected project', () => {
  it('is the remembered one', () => {
    expect(chooseProject([numbered(4), numbered(7)], '7')?.id).toBe(7);
  });

  it.each([null, '', '99', 'seven'])('is the first one if %j is remembered', (storedId) => {
    expect(chooseProject([numbered(4), numbered(7)], storedId)?.id).toBe(4);
  });

  it('is null without projects', () => {
    expect(chooseProject([], '7')).toBeNull();
  });
});
