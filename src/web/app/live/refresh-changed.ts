import type { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import * as z from 'zod/mini';
import { currentUserQuery } from '../../features/auth/auth-queries.ts';
import { projectsQuery } from '../../features/projects/project-queries.ts';
import { idle } from '../../lib/code-parts.ts';
import { type CachedName, listsAffectedBy, refresh } from '../../lib/refresh.ts';
import { whenNoFormIsOpen } from './open-forms.ts';
import { whenNeeded } from './page-attention.ts';

/** A newer server may name kinds that this page does not know. */
const receivedEventSchema = z.object({
  type: z.literal('changed'),
  kinds: z.array(z.string()),
});

const knownKinds: Record<string, CachedName[]> = listsAffectedBy;

/**
 * Loads again what events name, as far as it is on screen. The rest is loaded when it is opened.
 * What arrives during a load, while a form is open or without a network is loaded together
 * afterwards.
 */
export function createRefresher(queryClient: QueryClient, left: AbortSignal) {
  let lists = new Set<CachedName>();
  let isRunning = false;

  async function run(): Promise<void> {
    if (isRunning) return;
    isRunning = true;
    while (lists.size > 0 && !left.aborted) {
      await whenNeeded(left);
      await whenNoFormIsOpen();
      const now = lists;
      lists = new Set();
      await refreshLists(queryClient, now);
      // They may not have loaded, and no second event follows.
      if (!navigator.onLine) for (const name of now) lists.add(name);
    }
    isRunning = false;
  }

  return (data: string) => {
    const event = z.safeParse(receivedEventSchema, JSON.parse(data));
    for (const kind of event.data?.kinds ?? []) {
      for (const name of knownKinds[kind] ?? listsAffectedBy.projects) lists.add(name);
    }
    void run();
  };
}

async function refreshLists(queryClient: QueryClient, lists: Set<CachedName>): Promise<void> {
  // First, so that a page goes on to another project instead of loading one that is gone.
  if (lists.delete('projects')) {
    await refreshProjects(queryClient);
    await idle();
  }
  await refresh(queryClient, lists);
}

async function refreshProjects(queryClient: QueryClient): Promise<void> {
  const before = queryClient.getQueryData(projectsQuery.queryKey) ?? [];
  await refresh(queryClient, ['projects']);
  const left = new Set(queryClient.getQueryData(projectsQuery.queryKey)?.map(({ id }) => id));
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (!user) return;
  // `useLostProjects` reports those that others shared.
  const own = before.filter(({ userId }) => userId === user.id);
  for (const { id, name } of own.filter((project) => !left.has(project.id))) {
    toast(`“${name}” was deleted.`, { id: `project-${id}-gone` });
  }
}
