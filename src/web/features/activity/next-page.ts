interface Pages {
  data: { pages: unknown[] } | undefined;
  isError: boolean;
  hasNextPage: boolean;
  fetchNextPage(options: { cancelRefetch: boolean }): Promise<Pages>;
}

/**
 * Loads the next page. A list that is loaded again at the same time, because someone changed
 * something, stops that; then the page is asked for once more.
 */
export async function loadNextPage(query: Pages): Promise<void> {
  const before = query.data?.pages.length;
  let now = query;
  do {
    now = await now.fetchNextPage({ cancelRefetch: false });
  } while (now.hasNextPage && !now.isError && now.data?.pages.length === before);
}
