import { DEFAULT_CURRENCY } from '#shared/currency-sign.ts';
import type { Project } from '#shared/project.ts';

/** The default only stands in until the project is loaded. */
export function currencyOf(project: Project | null | undefined): string {
  return project?.currency ?? DEFAULT_CURRENCY;
}
