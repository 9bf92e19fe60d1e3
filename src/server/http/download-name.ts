const MAX_SLUG_LENGTH = 60;

/** Only letters, digits and dashes, which every system can store: "kitchen-expenses-2026-03-31.csv". */
export function downloadName(
  projectName: string,
  { what, day, extension }: { what?: string; day: string; extension: string },
): string {
  const words = projectName.normalize('NFKD').toLowerCase().replace(/\p{M}/gu, '');
  const slug = words.replace(/[^a-z0-9]+/g, '-').slice(0, MAX_SLUG_LENGTH);
  const parts = [...slug.split('-'), what, day].filter(Boolean);
  return parts.join('-').concat('.', extension);
}
