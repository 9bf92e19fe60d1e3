import { Agent, request } from 'node:http';
import { buffer } from 'node:stream/consumers';

export interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  /** An object is sent as JSON, bytes as they are. */
  body?: object | Buffer;
}

export interface Answer {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  text: string;
  ms: number;
}

/** Many connections that stay open, like those of a proxy. */
const agent = new Agent({ keepAlive: true, maxSockets: 500 });

/** One call by plain HTTP, like the product's own pages make it. */
export function send(origin: string, { method, path, headers = {}, body }: Call): Promise<Answer> {
  const payload = body && (Buffer.isBuffer(body) ? body : Buffer.from(JSON.stringify(body)));
  const begin = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      `${origin}${path}`,
      {
        agent,
        method,
        headers: {
          'sec-fetch-site': 'same-origin',
          ...(body && !Buffer.isBuffer(body) && { 'content-type': 'application/json' }),
          ...(payload && { 'content-length': String(payload.length) }),
          ...headers,
        },
      },
      async (response) => {
        try {
          const text = (await buffer(response)).toString();
          const { statusCode: status = 0, headers: answered } = response;
          resolve({ status, headers: answered, text, ms: performance.now() - begin });
        } catch (error) {
          reject(error);
        }
      },
    );
    outgoing.once('error', reject);
    outgoing.end(payload);
  });
}

/** Like `send`, for steps that must succeed. Returns the parsed JSON. */
export async function mustSend<T = unknown>(origin: string, call: Call): Promise<T> {
  const { status, text } = await send(origin, call);
  if (status >= 300) throw new Error(`${call.method} ${call.path} was answered ${status}: ${text}`);
  return (text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : text) as T;
}
