import type { QueryClient } from '@tanstack/react-query';
import { toast } from 'sonner';
import * as z from 'zod/mini';
import { currentUserQuery } from '../../features/auth/auth-queries.ts';
import { projectsQuery } from '../../features/projects/project-queries.ts';
import { listsAffectedBy, refresh } from '../../lib/refresh.ts';

/** A newer server may name kinds that this page does not know. */
const receivedEventSchema = z.object({
  type: z.literal('changed'),
  kinds: z.array(z.string()),
});

/** Loads again what an event names, as far as it is on screen. The rest is loaded when opened. */
export async function refreshChanged(queryClient: QueryClient, data: string): Promise<void> {
  const event = z.safeParse(receivedEventSchema, JSON.parse(data));
  if (!event.success) return;
  const known: Record<string, (typeof listsAffectedBy)[keyof typeof listsAffectedBy]> =
    listsAffectedBy;
  const lists = event.data.kinds.flatMap((kind) => known[kind] ?? listsAffectedBy.projects);
  const before = queryClient.getQueryData(projectsQuery.queryKey) ?? [];
  await refresh(queryClient, new Set(lists));
  const after = queryClient.getQueryData(projectsQuery.queryKey);
  const user = queryClient.getQueryData(currentUserQuery.queryKey);
  if (!after || !user) return;
  // The page has already gone on to another project.
  for (const { id, name, userId } of before) {
    if (after.some((project) => project.id === id)) continue;
    toast(
      userId === user.id ? `“${name}” was deleted.` : `“${name}” is no longer shared with you.`,
    );
  }
}
