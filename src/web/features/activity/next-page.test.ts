import { InfiniteQueryObserver, QueryClient } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { loadNextPage } from './next-page.ts';

/** A list of three pages. `held` says which calls wait, by their number from 1. */
async function openList(held: Map<number, () => Promise<void>>) {
  const queryClient = new QueryClient();
  let calls = 0;
  const observer = new InfiniteQueryObserver(queryClient, {
    queryKey: ['pages'],
    queryFn: async ({ pageParam }) => {
      calls += 1;
      await held.get(calls)?.();
      return pageParam;
    },
    initialPageParam: 1,
    retry: false,
    getNextPageParam: (last) => (last < 3 ? last + 1 : undefined),
  });
  observer.subscribe(() => {});
  await expect.poll(() => observer.getCurrentResult().data?.pages).toEqual([1]);
  return { queryClient, observer, calls: () => calls };
}

it('loads one page, and none after the last', async () => {
  const { observer } = await openList(new Map());
  for (const pages of [
    [1, 2],
    [1, 2, 3],
    [1, 2, 3],
  ]) {
    await loadNextPage(observer.getCurrentResult());
    expect(observer.getCurrentResult().data?.pages).toEqual(pages);
  }
});

it('loads the page although the list is loaded again meanwhile', async () => {
  const never = new Promise<void>(() => {});
  const { queryClient, observer, calls } = await openList(new Map([[2, () => never]]));
  const loading = loadNextPage(observer.getCurrentResult());
  await expect.poll(calls).toBe(2);
  await queryClient.invalidateQueries({ queryKey: ['pages'] });
  await loading;
  expect(observer.getCurrentResult().data?.pages).toEqual([1, 2]);
});

it('does not stop a list that is being loaded again', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const { queryClient, observer, calls } = await openList(new Map([[2, () => promise]]));
  const refresh = queryClient.invalidateQueries({ queryKey: ['pages'] });
  const loading = loadNextPage(observer.getCurrentResult());
  resolve();
  await Promise.all([refresh, loading]);
  expect(observer.getCurrentResult().data?.pages).toEqual([1, 2]);
  expect(calls()).toBe(3);
});

it('ends with an error', async () => {
  const { observer } = await openList(new Map([[2, () => Promise.reject(new Error('no'))]]));
  await loadNextPage(observer.getCurrentResult());
  expect(observer.getCurrentResult()).toMatchObject({ isError: true, data: { pages: [1] } });
});
