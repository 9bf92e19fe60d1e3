/** Works on a few items ahead of the consumer. Results come in the order of the items. */
export async function* lookAhead<Item, Result>(
  items: AsyncIterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const started: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      const result = work(item);
      // The consumer gets the failure later; until then it must not end the process.
      result.catch(() => {});
      started.push(result);
      if (started.length > limit) yield await (started.shift() as Promise<Result>);
    }
    while (started.length > 0) yield await (started.shift() as Promise<Result>);
  } finally {
    await Promise.allSettled(started);
  }
}
