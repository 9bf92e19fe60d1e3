import type { Query, QueryClient, QueryKey } from '@tanstack/react-query';
import { noteServerLost } from './connection.ts';
import { readStore, writeStore } from './device-database.ts';
import { queryKeys } from './query-keys.ts';

/** What the pages that open without a connection ask for, and the form of an expense. */
const KEPT_LISTS = new Set<unknown>(
  [
    queryKeys.user,
    queryKeys.projects,
    queryKeys.dashboard,
    queryKeys.expenses,
    queryKeys.contractors,
    queryKeys.milestones,
    queryKeys.budget,
    queryKeys.rooms,
    queryKeys.planLines,
    queryKeys.agreements,
    queryKeys.bills,
  ].map(([name]) => name),
);
const MAX_KEPT = 60;
const MAX_LETTERS = 1_000_000;
const WRITE_DELAY_MS = 500;

interface KeptAnswer {
  userId: number;
  name: string;
  /** As JSON. */
  text: string;
  at: number;
}

/** When the data on the screen was loaded, for queries that show a kept answer. */
const shownSince = new Map<string, number>();
/** Answers that the cache gets in a moment. */
const handedOut = new Map<string, number>();
const listeners = new Set<() => void>();

/** They are loaded once, and say nothing about the page. */
const FRAME = new Set<unknown>([queryKeys.user[0], queryKeys.projects[0]]);

/**
 * When the oldest data on the screen was loaded, if there is no connection. Else the same of what
 * is shown from this browser; null if all of it is from the server.
 */
export function oldestShown(queryClient: QueryClient, isOffline: boolean): number | null {
  const times = queryClient
    .getQueryCache()
    .findAll({ type: 'active', predicate: ({ queryKey }) => isKept(queryKey) })
    .filter(({ queryKey }) => !FRAME.has(queryKey[0]))
    .flatMap(({ queryHash, state: { dataUpdatedAt } }) => {
      const since = shownSince.get(queryHash) ?? (isOffline ? dataUpdatedAt : 0);
      return since > 0 ? [since] : [];
    });
  return times.length > 0 ? Math.min(...times) : null;
}

export function onShownChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks the server again for what is shown from this browser. */
export async function renewShown(queryClient: QueryClient): Promise<void> {
  await queryClient.invalidateQueries({ predicate: ({ queryHash }) => shownSince.has(queryHash) });
}

/**
 * The last answer to a query that got none now; undefined if there is none. It is that of the
 * person who signed in last in this browser and has not signed out.
 */
export async function answerFromDevice(
  queryClient: QueryClient,
  { queryKey, queryHash, state }: Query,
): Promise<unknown> {
  if (!isKept(queryKey)) return undefined;
  keepAnswers(queryClient);
  if (state.data !== undefined) {
    handedOut.set(queryHash, shownSince.get(queryHash) ?? state.dataUpdatedAt);
    return state.data;
  }
  const userId = await readUserId();
  if (userId === undefined) return undefined;
  const kept = await readStore<KeptAnswer | undefined>('answers', (store) =>
    store.get([userId, nameOf(queryKey)]),
  );
  if (!kept) return undefined;
  handedOut.set(queryHash, kept.at);
  return JSON.parse(kept.text);
}

function isKept(queryKey: QueryKey): boolean {
  return KEPT_LISTS.has(queryKey[0]);
}

/** The dashboard of yesterday is better than none, so its day is not part of the name. */
function nameOf(queryKey: QueryKey): string {
  const isDashboard = queryKey[0] === queryKeys.dashboard[0];
  return JSON.stringify(isDashboard ? queryKey.slice(0, 2) : queryKey);
}

const readUserId = () =>
  readStore<number | undefined>('settings', (store) => store.get('user')).catch(() => undefined);

let isKeeping = false;

/** From now on keeps the answers of the server, and notes which ones are shown from this browser. */
export function keepAnswers(queryClient: QueryClient): void {
  if (isKeeping) return;
  isKeeping = true;
  const cache = queryClient.getQueryCache();
  const fresh = new Set<Query>(cache.findAll({ predicate: isWorthKeeping }));
  let isWriteDue = false;
  const write = () => {
    isWriteDue = false;
    const queries = [...fresh];
    fresh.clear();
    keep(queryClient, queries).catch(() => undefined);
  };
  const writeSoon = () => {
    if (!isWriteDue) setTimeout(write, WRITE_DELAY_MS);
    isWriteDue = true;
  };
  writeSoon();
  cache.subscribe((event) => {
    const { query } = event;
    const { queryHash } = query;
    if (event.type === 'removed') shownSince.delete(queryHash);
    if (event.type === 'updated' && event.action.type === 'success') {
      const since = handedOut.get(queryHash);
      handedOut.delete(queryHash);
      if (since === undefined) {
        shownSince.delete(queryHash);
        if (isWorthKeeping(query)) fresh.add(query);
        writeSoon();
      } else shownSince.set(queryHash, since);
    }
    noteServerLost(shownSince.size > 0);
    for (const listener of listeners) listener();
  });
}

function isWorthKeeping({ queryKey, queryHash, state }: Query): boolean {
  return isKept(queryKey) && state.status === 'success' && !handedOut.has(queryHash);
}

async function keep(queryClient: QueryClient, queries: Query[]): Promise<void> {
  const user = queryClient.getQueryData<{ id: number } | null>(queryKeys.user);
  if (!user) return;
  if ((await readUserId()) !== user.id) {
    await forgetKeptAnswers();
    await writeStore('settings', (store) => store.put(user.id, 'user'));
  }
  const answers = queries.flatMap(({ queryKey, state }): KeptAnswer[] => {
    const text = JSON.stringify(state.data, withoutLinks);
    if (state.data === null || text === undefined || text.length > MAX_LETTERS) return [];
    return [{ userId: user.id, name: nameOf(queryKey), text, at: state.dataUpdatedAt }];
  });
  await writeStore('answers', (store) => {
    for (const answer of answers) store.put(answer);
  });
  await removeOldest();
  // Someone may have signed out meanwhile.
  if (queryClient.getQueryData(queryKeys.user) !== user) await forgetKeptAnswers();
}

/** A link to a thumbnail lets everybody read it for some minutes. */
function withoutLinks(key: string, value: unknown): unknown {
  return key === 'thumbnailUrl' ? null : value;
}

async function removeOldest(): Promise<void> {
  const kept = await readStore<KeptAnswer[]>('answers', (store) => store.getAll());
  const old = kept.toSorted((a, b) => b.at - a.at).slice(MAX_KEPT);
  if (old.length === 0) return;
  await writeStore('answers', (store) => {
    for (const { userId, name } of old) store.delete([userId, name]);
  });
}

/** After a sign-out. What waits to be sent stays, under the name of its account. */
export async function forgetKeptAnswers(): Promise<void> {
  await writeStore('settings', (store) => store.delete('user'));
  await writeStore('answers', (store) => store.clear());
  await writeStore('shared', (store) => store.clear());
}
