const left = new Set<number>();

/** Someone who leaves a project need not be told that it is gone. */
export function noteLeaving(projectId: number): void {
  left.add(projectId);
}

/** Once for each time: they may join again and be removed then. */
export function hasLeft(projectId: number): boolean {
  return left.delete(projectId);
}
