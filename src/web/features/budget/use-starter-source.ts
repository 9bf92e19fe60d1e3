import { useQuery } from '@tanstack/react-query';
import type { Project } from '#shared/project.ts';
import type { ProjectBudget } from '#shared/project-budget.ts';
import type { ProjectKind } from '#shared/project-kind.ts';
import { starterPlans } from '#shared/starter-plans.ts';
import type { SelectOption } from '../../ui/select-field.tsx';
import { planLinesQuery } from '../plan-lines/plan-line-queries.ts';
import { projectsQuery } from '../projects/project-queries.ts';
import { roomsQuery } from '../rooms/room-queries.ts';
import {
  linesOfKind,
  linesOfProject,
  linesOfSpending,
  type StarterLine,
} from './starter-drafts.ts';

const SPENT = 'spent';
const PROJECT = /^project-(\d+)$/;

/** Where a first plan can come from. */
export function useStarterOptions(project: Project, budget: ProjectBudget): SelectOption[] {
  const { data: projects = [] } = useQuery(projectsQuery);
  const kinds = Object.entries(starterPlans).map(([key, { label }]) => ({
    value: key,
    label: `${label}, rule of thumb`,
  }));
  const spent =
    linesOfSpending(budget).length > 0
      ? [{ value: SPENT, label: 'The categories you have spent on' }]
      : [];
  // The latest project comes first.
  const others = projects
    .filter(({ id }) => id !== project.id)
    .toSorted((one, other) => other.id - one.id)
    .map(({ id, name }) => ({ value: `project-${id}`, label: `The lines of “${name}”` }));
  return [...kinds, ...spent, ...others];
}

/** The lines of a source; undefined while they load. */
export function useStarterLines(source: string, budget: ProjectBudget): StarterLine[] | undefined {
  const otherId = Number(PROJECT.exec(source)?.[1]) || null;
  const enabled = otherId !== null;
  const lines = useQuery({ ...planLinesQuery(otherId ?? 0), enabled });
  const rooms = useQuery({ ...roomsQuery(otherId ?? 0), enabled });
  if (source === SPENT) return linesOfSpending(budget);
  if (!enabled) return linesOfKind(source as ProjectKind);
  return lines.data && rooms.data && linesOfProject(lines.data, rooms.data);
}

/** The usual reserve of a source, in percent. */
export function reserveOf(source: string, kind: ProjectKind): number {
  return starterPlans[Object.hasOwn(starterPlans, source) ? (source as ProjectKind) : kind].reserve;
}
