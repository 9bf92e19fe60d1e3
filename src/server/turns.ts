/** Runs the work of one key one after the other, in the order of asking; other keys go beside it. */
export function createTurns<Key>() {
  const last = new Map<Key, Promise<unknown>>();

  return function inTurn<T>(key: Key, work: () => Promise<T>): Promise<T> {
    const own = (last.get(key) ?? Promise.resolve()).then(work);
    const settled = own.then(
      () => {},
      () => {},
    );
    last.set(key, settled);
    void settled.then(() => {
      if (last.get(key) === settled) last.delete(key);
    });
    return own;
  };
}

/** While a call of one key is under way, whoever asks for the same gets its answer. */
export function createSharedCalls<Key, T>() {
  const running = new Map<Key, Promise<T>>();

  return function share(key: Key, work: () => Promise<T>): Promise<T> {
    const shared = running.get(key);
    if (shared) return shared;
    const own = work().finally(() => running.delete(key));
    running.set(key, own);
    return own;
  };
}
