/**
 * The projects whose figures are added up. A sample is none of them, unless there is nothing else.
 */
export function countedProjects<T extends { isSample: boolean }>(
  projects: readonly T[],
): readonly T[] {
  const own = projects.filter(({ isSample }) => !isSample);
  return own.length > 0 ? own : projects;
}
