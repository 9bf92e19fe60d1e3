/** Works on a few items ahead of the consumer. Results come in the order of the items. */
export async function* lookAhead<Item, Result>(
  items: AsyncIterable<Item>,
  limit: number,
  work: (item: Item) => Promise<Result>,
): AsyncGenerator<Result> {
  const begun: Promise<Result>[] = [];
  try {
    for await (const item of items) {
      const result = work(item);
      // The consumer gets the failure later; until then it must not end the process.
      result.catch(() => {});
      begun.push(result);
      if (begun.length > limit) yield await (begun.shift() as Promise<Result>);
    }
    while (begun.length > 0) yield await (begun.shift() as Promise<Result>);
  } finally {
    await Promise.allSettled(begun);
  }
}
