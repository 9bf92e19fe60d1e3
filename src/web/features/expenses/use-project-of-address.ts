import { useQuery } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useEffectEvent } from 'react';
import { projectsQuery } from '../projects/project-queries.ts';
import { useSelectProject } from '../projects/selected-project.ts';
import { toChosenProject, toExpenseSearch, toExpenseView } from './expense-view.ts';

const route = getRouteApi('/user/signed-in/expenses');

/** Opens the project that the address asks for, and takes it out of the address. */
export function useProjectOfAddress() {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const selectProject = useSelectProject();
  const { data: projects = [] } = useQuery(projectsQuery);
  const projectId = toChosenProject(search);

  const open = useEffectEvent((chosen: number) => {
    // A project that is gone, or was never theirs, leaves the selected one as it is.
    if (projects.some(({ id }) => id === chosen)) selectProject(chosen);
    void navigate({ search: toExpenseSearch(toExpenseView(search)), replace: true });
  });
  useEffect(() => {
    if (projectId !== null) open(projectId);
  }, [projectId]);
}
