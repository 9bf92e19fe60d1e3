import { randomUUID } from 'node:crypto';
import type { Writable } from 'node:stream';
import { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import { isBrieflyRefused } from './brief-refusal.ts';

export interface LogOptions {
  level: string;
  /** Where the lines go: standard output, unless a test reads them. */
  stream?: Writable;
}

/**
 * One JSON object per line. Nothing that identifies a person or grants access: no URL (it may
 * contain a search or a signature), no header, no body, and only the driver's message of a failed
 * query.
 */
export function loggerOptions({ level, stream }: LogOptions): FastifyServerOptions {
  return {
    logger: {
      level,
      base: null,
      timestamp: () => `,"time":"${new Date().toISOString()}"`,
      serializers: {
        err: describeError,
        req: () => ({}),
        res: () => ({}),
        // The form parser logs all headers, including cookies, at the level trace.
        busboyOptions: () => ({}),
      },
      ...(stream && { stream }),
    },
    logController: new LogController({
      disableRequestLogging: true,
      requestIdLogLabel: 'requestId',
    }),
    genReqId: () => randomUUID(),
  };
}

export function logRequests(app: FastifyInstance) {
  app.addHook('onResponse', (request, reply, done) => {
    if (isBrieflyRefused(reply)) return done();
    request.log.info(
      {
        method: request.method,
        route: request.routeOptions.url ?? 'none',
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        userId: request.user?.id,
      },
      'request',
    );
    done();
  });
}

interface DescribedError {
  type: string;
  message: string;
  code?: unknown;
  stack: string;
  cause?: DescribedError;
  [key: string]: unknown;
}

/** Drizzle's errors have the query's parameters in their message, which may be user data. */
function describeError(error: unknown): DescribedError {
  if (!(error instanceof Error)) {
    return { type: typeof error, message: 'not an Error', stack: '' };
  }
  const holdsParameters = 'params' in error;
  return {
    type: error.name,
    message: holdsParameters ? 'query failed' : error.message,
    ...('code' in error && { code: error.code }),
    stack: holdsParameters ? '' : (error.stack ?? ''),
    ...(error.cause instanceof Error && { cause: describeError(error.cause) }),
  };
}
