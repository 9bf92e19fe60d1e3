import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import type { ApiErrorBody, ErrorCode } from '#shared/api-error.ts';
import { isDatabaseFull, isDatabaseUnavailable } from '../db/database-faults.ts';
import { AppError, unavailable } from '../errors.ts';

export const STATUS: Record<ErrorCode, number> = {
  validation: 400,
  unauthenticated: 401,
  forbidden: 403,
  plan_limit: 403,
  limit_reached: 403,
  storage_full: 403,
  email_unconfirmed: 403,
  not_found: 404,
  timeout: 408,
  conflict: 409,
  key_reused: 409,
  gone: 410,
  too_large: 413,
  unsupported_type: 415,
  too_many: 429,
  internal: 500,
  unavailable: 503,
  not_configured: 503,
};

const UNEXPECTED = 'Something went wrong on our side. Try again in a moment.';

/** The only place that turns failures into error responses. A 5xx contains no internals. */
export function handleErrors(app: FastifyInstance) {
  app.setErrorHandler<FastifyError>((error, request, reply) => {
    const known = toAppError(error);
    if (known) return sendAppError(request, reply, known);
    request.log.error({ err: error }, 'request failed');
    return sendError(request, reply, { error: UNEXPECTED, code: 'internal' });
  });
}

function toAppError(error: FastifyError): AppError | null {
  if (error instanceof AppError) return error;
  if (isDatabaseFull(error)) {
    return unavailable('The server has no room left to save this. Try again later.', error);
  }
  if (isDatabaseUnavailable(error)) {
    return unavailable('The database cannot be reached right now. Try again in a moment.', error);
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    const details = error.validation.map(({ instancePath, message }) => ({
      path: instancePath.split('/').filter(Boolean),
      message: message ?? 'Invalid value',
    }));
    return new AppError('validation', 'Please check the form for errors.', { details });
  }
  // What Fastify refuses before a handler runs: broken JSON, a body too large, a bad URL.
  switch (error.statusCode) {
    case 400:
      return new AppError('validation', 'The request is malformed.', {
        details: [{ path: [], message: error.message }],
      });
    case 413:
      return new AppError('too_large', 'The request is too large.');
    case 415:
      return new AppError('unsupported_type', 'This type of content is not accepted here.');
    case 412:
    case 416:
      return new AppError('validation', 'The requested part or version does not exist.');
    default:
      return null;
  }
}

function sendAppError(request: FastifyRequest, reply: FastifyReply, error: AppError) {
  if (STATUS[error.code] === 503) request.log.warn({ err: error.cause ?? error }, error.message);
  if (error.retryAfterSeconds !== undefined) reply.header('retry-after', error.retryAfterSeconds);
  return sendError(request, reply, {
    error: error.message,
    code: error.code,
    ...(error.details && { details: error.details }),
    ...(error.upgradeRequired && { upgradeRequired: true }),
    ...(error.current && { current: asAnswered(reply, error.current) }),
  });
}

/** The record as the call would have answered it, without what only the server sees. */
function asAnswered(reply: FastifyReply, record: object): Record<string, unknown> {
  const serialize = reply.getSerializationFunction('200');
  if (!serialize) throw new Error('The route describes no answer');
  return JSON.parse(String(serialize(record as Record<string, unknown>)));
}

function sendError(request: FastifyRequest, reply: FastifyReply, body: ApiErrorBody) {
  return reply
    .code(STATUS[body.code])
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .serializer(JSON.stringify)
    .send({ ...body, requestId: request.id });
}
