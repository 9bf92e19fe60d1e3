import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { json } from 'node:stream/consumers';
import type { Answer, Visitor } from './visitor.ts';

/** An upload over a slow line: the first half is sent at once, the rest on request. */
export async function slowUpload(visitor: Visitor, content: Uint8Array) {
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(content)]), 'receipt.pdf');
  const whole = new Response(form);
  const body = Buffer.from(await whole.arrayBuffer());
  const half = Math.floor(body.length / 2);
  const sending = request(new URL('/api/upload', visitor.origin), {
    method: 'POST',
    headers: {
      origin: visitor.origin,
      cookie: visitor.cookieHeader,
      'content-type': whole.headers.get('content-type') ?? '',
      'content-length': body.length,
    },
  });
  const answered = once(sending, 'response').then(async ([response]): Promise<Answer> => {
    const { statusCode = 0 } = response as IncomingMessage;
    return { status: statusCode, body: await json(response) };
  });
  // Checked only after the second half.
  answered.catch(() => {});
  await new Promise<void>((resolve) => sending.write(body.subarray(0, half), () => resolve()));
  return {
    /** Rejects if the connection was cut. */
    finish(): Promise<Answer> {
      sending.end(body.subarray(half));
      return answered;
    },
  };
}
