import type { FastifyInstance, InjectOptions } from 'fastify';
import { currentCall } from './current-call.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls the built application like a browser: it keeps its cookies and sends its origin. */
export class TestClient {
  readonly cookies = new Map<string, string>();
  private readonly app: FastifyInstance;
  private readonly origin: string;

  constructor(app: FastifyInstance, origin: string) {
    this.app = app;
    this.origin = origin;
  }

  async send(method: Method, url: string, options: Omit<InjectOptions, 'method' | 'url'> = {}) {
    const cookie = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    // Otherwise the first call starts the work in the background, which would count as the call's.
    await this.app.ready();
    const response = await currentCall.run({ method, url }, async () =>
      this.app.inject({
        ...options,
        method,
        url,
        headers: { origin: this.origin, ...(cookie && { cookie }), ...options.headers },
      }),
    );
    for (const { name, value, maxAge, expires } of response.cookies) {
      const isCleared = maxAge === 0 || (expires !== undefined && expires.getTime() <= Date.now());
      if (isCleared) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
    return response;
  }

  get = (url: string) => this.send('GET', url);
  post = (url: string, payload?: object) => this.send('POST', url, payload && { payload });
  put = (url: string, payload: object) => this.send('PUT', url, { payload });
  patch = (url: string, payload?: object) => this.send('PATCH', url, payload && { payload });
  delete = (url: string) => this.send('DELETE', url);
}
