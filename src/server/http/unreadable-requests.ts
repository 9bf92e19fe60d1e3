import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyServerOptions } from 'fastify';
import type { ApiErrorBody } from '#shared/api-error.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const UNREADABLE: ApiErrorBody = {
  error: 'The request could not be read.',
  code: 'validation',
};

/**
 * Requests that fail before any of our hooks and handlers run: an address that cannot be decoded,
 * and bytes that are not HTTP. They get the same kind of response as all others.
 */
export const answersToUnreadableRequests: Pick<
  FastifyServerOptions,
  'frameworkErrors' | 'clientErrorHandler'
> = {
  frameworkErrors(error, _request, reply) {
    const headers = { 'content-type': JSON_TYPE, 'cache-control': 'no-store' };
    reply.hijack();
    const isTooLong = error.statusCode === 414;
    reply.raw.writeHead(isTooLong ? 414 : 400, headers);
    reply.raw.end(JSON.stringify(isTooLong ? { ...UNREADABLE, code: 'too_large' } : UNREADABLE));
  },

  clientErrorHandler(error, socket: Socket) {
    if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy();
    const [status, answer] = answerTo(error.code);
    const body = JSON.stringify(answer);
    socket.end(
      [
        `HTTP/1.1 ${status}`,
        `content-type: ${JSON_TYPE}`,
        `content-length: ${Buffer.byteLength(body)}`,
        'cache-control: no-store',
        'connection: close',
        '',
        body,
      ].join('\r\n'),
    );
  },
};

/** Node handles `Expect: 100-continue`. We cannot meet any other expectation. */
export function answerUnknownExpectations(server: Server) {
  server.on('checkExpectation', (_request, response) => {
    response.writeHead(417, {
      'content-type': JSON_TYPE,
      'cache-control': 'no-store',
      connection: 'close',
    });
    const answer: ApiErrorBody = {
      error: 'The server cannot meet the Expect header of this request.',
      code: 'validation',
    };
    response.end(JSON.stringify(answer));
  });
}

function answerTo(code: string): [status: string, answer: ApiErrorBody] {
  switch (code) {
    case 'ERR_HTTP_REQUEST_TIMEOUT':
      return [
        '408 Request Timeout',
        { error: 'The request took too long to arrive.', code: 'timeout' },
      ];
    case 'HPE_HEADER_OVERFLOW':
      return [
        '431 Request Header Fields Too Large',
        { error: "The request's headers are too large.", code: 'too_large' },
      ];
    default:
      return ['400 Bad Request', UNREADABLE];
  }
}
