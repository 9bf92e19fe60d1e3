/** Runs the work of one key in order, one at a time. Other keys run in parallel. */
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

/**
 * Runs the work of one key one at a time; other keys run in parallel. The next run serves all
 * requests that arrive during the current one.
 */
export function createGatheredTurns<Key, Request, Answer>(
  work: (key: Key, requests: Request[]) => Promise<Answer>,
) {
  const running = new Map<Key, Promise<unknown>>();
  const next = new Map<Key, { requests: Request[]; answer: Promise<Answer> }>();

  async function runNext(key: Key, requests: Request[]): Promise<Answer> {
    await running.get(key);
    next.delete(key);
    const answer = work(key, requests);
    const settled = answer.then(
      () => {},
      () => {},
    );
    running.set(key, settled);
    void settled.then(() => {
      if (running.get(key) === settled) running.delete(key);
    });
    return answer;
  }

  return function ask(key: Key, request: Request): Promise<Answer> {
    const gathering = next.get(key);
    if (gathering) {
      gathering.requests.push(request);
      return gathering.answer;
    }
    const requests = [request];
    const answer = runNext(key, requests);
    next.set(key, { requests, answer });
    return answer;
  };
}

/** While a call for a key is running, other callers with the same key get its result. */
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
