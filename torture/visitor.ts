import { ADMIN_PASSWORD } from './product.ts';

export interface Answer {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: what a server under torture answers is looked at, not believed
  body: any;
}

interface SendOptions {
  signal?: AbortSignal;
  headers?: Record<string, string>;
}

const PATIENCE_MS = 120_000;

/** A user's browser as the server sees it: cookies and an origin. */
export class Visitor {
  readonly origin: string;
  /** Of all calls with a complete answer. */
  slowestMs = 0;
  private readonly adminPassword: string;
  private readonly cookies = new Map<string, string>();

  constructor(origin: string, adminPassword = ADMIN_PASSWORD) {
    this.origin = origin;
    this.adminPassword = adminPassword;
  }

  /** The same signed-in user at a copy of the server. */
  at(origin: string): Visitor {
    const other = new Visitor(origin, this.adminPassword);
    for (const [name, value] of this.cookies) other.cookies.set(name, value);
    return other;
  }

  get cookieHeader(): string {
    return [...this.cookies].map((pair) => pair.join('=')).join('; ');
  }

  /** Without its signature. */
  get sessionToken(): string | undefined {
    return this.cookies.get('plumbline_session')?.split('.')[0];
  }

  /** Rejects if there is no complete answer. */
  async send(
    method: string,
    path: string,
    body?: object,
    { signal, headers }: SendOptions = {},
  ): Promise<Answer> {
    const begin = performance.now();
    const response = await this.open(method, path, body, signal, headers);
    const text = await response.text();
    this.slowestMs = Math.max(this.slowestMs, performance.now() - begin);
    const isJson = response.headers.get('content-type')?.startsWith('application/json');
    return { status: response.status, body: isJson ? JSON.parse(text) : text };
  }

  async open(
    method: string,
    path: string,
    body?: object,
    signal?: AbortSignal,
    headers?: Record<string, string>,
  ): Promise<Response> {
    const isForm = body instanceof FormData;
    const response = await fetch(new URL(path, this.origin), {
      method,
      headers: {
        origin: this.origin,
        cookie: this.cookieHeader,
        ...(body && !isForm && { 'content-type': 'application/json' }),
        ...(path.startsWith('/api/admin/') && { 'x-admin-password': this.adminPassword }),
        ...headers,
      },
      body: isForm || !body ? (body ?? null) : JSON.stringify(body),
      signal: signal ?? AbortSignal.timeout(PATIENCE_MS),
      redirect: 'manual',
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      this.cookies.set(name, value);
    }
    return response;
  }

  /** Like `send`, for calls that must work: anything but a 2xx is a mistake in the gate. */
  async must(method: string, path: string, body?: object) {
    const answer = await this.send(method, path, body);
    if (answer.status >= 300) {
      throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    }
    return answer.body;
  }

  upload(content: Uint8Array, name = 'receipt'): Promise<Answer> {
    const form = new FormData();
    form.set('image', new Blob([new Uint8Array(content)]), name);
    return this.send('POST', '/api/upload', form);
  }
}

/** Whether a refusal says what is wrong, in a sentence for users. */
export function isPolite(answer: Answer | undefined): boolean {
  return answer?.status === 503 && /^[A-Z].+\.$/.test(answer.body?.error);
}

let visitors = 0;

/** A new account on the paid plan, so that no limit of the free plan interferes. */
export async function newVisitor(origin: string): Promise<Visitor> {
  visitors += 1;
  const visitor = new Visitor(origin);
  const email = `visitor-${process.pid}-${visitors}@example.com`;
  const { id } = await visitor.must('POST', '/api/register', { email, password: 'a long word' });
  await visitor.must('POST', `/api/admin/users/${id}/upgrade`);
  return visitor;
}
