import type * as z from 'zod/mini';
import { idParamSchema } from './id-param.ts';
import { errorResponses, noContentSchema } from './responses.ts';

/**
 * Options for the routes that every kind of record has: create, read, change and delete one of the
 * caller's own.
 */
interface About {
  operationId: string;
  summary: string;
  tags: string[];
}

const config = { access: 'user' } as const;
const refusals = errorResponses(400, 401, 404);

export function recordCreation<Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  about: About,
  { body, answer }: { body: Body; answer: Answer },
) {
  return {
    config: { ...config, creates: 'keyed' as const },
    schema: { ...about, body, response: { 201: answer, ...errorResponses(400, 401, 409) } },
  };
}

export function recordReading<Answer extends z.ZodMiniType>(about: About, answer: Answer) {
  return {
    config,
    schema: { ...about, params: idParamSchema, response: { 200: answer, ...refusals } },
  };
}

export function recordChange<Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  about: About,
  { body, answer }: { body: Body; answer: Answer },
) {
  return {
    config,
    schema: { ...about, params: idParamSchema, body, response: { 200: answer, ...refusals } },
  };
}

export function recordDeletion(about: About) {
  return {
    config,
    schema: { ...about, params: idParamSchema, response: { 204: noContentSchema, ...refusals } },
  };
}
