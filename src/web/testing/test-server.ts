/** How a test answers a call of the browser. */
type Answer = { status?: number; json?: unknown } | Promise<{ status?: number; json?: unknown }>;

export interface ReceivedCall {
  /** Such as "POST /api/expenses". */
  call: string;
  body: unknown;
}

const realFetch = window.fetch;
let routes = new Map<string, (received: ReceivedCall) => Answer>();
let received: ReceivedCall[] = [];

/** Answers the product's calls by replacing `fetch`. Everything else goes to Vite. */
export function startServer(): void {
  window.fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input, window.location.href);
    if (!url.pathname.startsWith('/api/')) return realFetch(input, init);
    const call = `${init?.method ?? 'GET'} ${url.pathname}`;
    const one = { call, body: init?.body ? JSON.parse(String(init.body)) : undefined };
    received.push(one);
    const answer = routes.get(call);
    const { status = 200, json } = answer
      ? await answer(one)
      : { status: 404, json: { error: `The test does not answer ${call}`, code: 'not_found' } };
    return new Response(JSON.stringify(json), { status });
  };
}

export function forgetServer(): void {
  window.fetch = realFetch;
  routes = new Map();
  received = [];
}

/** `call` is the method and the path, such as "POST /api/expenses". */
export function answer(call: string, json: unknown, status = 200): void {
  routes.set(call, () => ({ status, json }));
}

/** Answers only when the returned function is called. */
export function answerLater(call: string, json: unknown): () => void {
  const { promise, resolve } = Promise.withResolvers<{ json: unknown }>();
  routes.set(call, () => promise);
  return () => resolve({ json });
}

export function receivedCalls(call: string): ReceivedCall[] {
  return received.filter((one) => one.call === call);
}
