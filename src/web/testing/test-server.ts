/** How a test answers a call of the browser. */
type Answer = Given | Promise<Given>;
type Given = { status?: number; json?: unknown } | Response;

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
    const given = answer
      ? await answer(one)
      : { status: 404, json: { error: `The test does not answer ${call}`, code: 'not_found' } };
    if (given instanceof Response) return abortable(given, init?.signal);
    const { status = 200, json } = given;
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

/** As the browser does: a call that is given up stops reading. */
function abortable(response: Response, signal: AbortSignal | null | undefined): Response {
  const pass = new TransformStream<Uint8Array, Uint8Array>();
  response.body?.pipeTo(pass.writable, signal ? { signal } : {}).catch(() => undefined);
  return new Response(pass.readable, { headers: response.headers });
}

/** Answers with a file that arrives as the test says. */
export function answerWithFile(call: string, { name, bytes }: { name: string; bytes: number }) {
  const { promise, resolve } = Promise.withResolvers<Response>();
  let isGivenUp = false;
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({
    start(its) {
      controller = its;
    },
    cancel() {
      isGivenUp = true;
    },
  });
  const headers = {
    'content-length': String(bytes),
    'content-disposition': `attachment; filename="${name}"`,
  };
  routes.set(call, () => promise);
  return {
    begin: () => resolve(new Response(body, { headers })),
    send: (count: number) => controller?.enqueue(new Uint8Array(count)),
    end: () => controller?.close(),
    isGivenUp: () => isGivenUp,
  };
}
