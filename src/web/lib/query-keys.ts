/** The names of everything in the cache, in one place so that refreshes cannot miss one. */
export const queryKeys = {
  user: ['user'],
  projects: ['projects'],
} as const;
