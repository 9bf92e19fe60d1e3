/** Kinds of projects for which there are starter sets and starter plans. */
export type ProjectKind = 'kitchen' | 'bathroom' | 'basement' | 'wholeHouse';

/** The kind that matches the project's name. */
export function suggestKind(projectName: string): ProjectKind {
  if (/bath|shower|toilet/i.test(projectName)) return 'bathroom';
  if (/basement|cellar/i.test(projectName)) return 'basement';
  if (/house|home|flat|apartment|cottage/i.test(projectName)) return 'wholeHouse';
  return 'kitchen';
}
