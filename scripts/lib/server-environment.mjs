/**
 * What the server's process needs around it, besides its settings. On Linux each thread gets a heap
 * of its own, and large images leave holes in all of them: after a hundred of those the server held
 * 440 MB, with two heaps 340 MB.
 */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
