import { currencyOf } from './project-currency.ts';
import { useProjectsById } from './use-projects-by-id.ts';

/** The currency of the project of a record. */
export function useCurrency(projectId: number | undefined): string {
  const projects = useProjectsById();
  return currencyOf(projectId === undefined ? undefined : projects.get(projectId));
}
