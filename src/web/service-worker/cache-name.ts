/** The cache of a version. A page of that version holds a lock of the same name. */
export function cacheName(version: string): string {
  return `app-${version}`;
}
