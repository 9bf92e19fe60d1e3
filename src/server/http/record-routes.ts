import type * as z from 'zod/mini';
import type { Permission } from '#shared/access.ts';
import { recordOrderSchema } from '#shared/record-order.ts';
import { idParamSchema } from './id-param.ts';
import { errorResponses, noContentSchema } from './responses.ts';
import type { RecordKind, ScopeNeed } from './scope.ts';

/** Options for the routes that every kind of record has: create, read, change and delete one. */
interface About {
  operationId: string;
  summary: string;
  tags: string[];
}

/** A call about the record that its path names. */
export const aboutRecord = (by: RecordKind, permission: Permission) =>
  ({ access: 'user', scope: { permission, by, from: 'params' } }) as const;

/** Where a record of a project is created: the body names the project. */
export const inProject: ScopeNeed = { permission: 'records.change', by: 'project', from: 'body' };

/** Records of a whole account: of the owner of the project that the call names, if it does. */
export const ofOwner = (permission: Permission, from: 'query' | 'body') =>
  ({ access: 'user', scope: { permission, by: 'owner', from } }) as const;

const refusals = errorResponses(400, 401, 404);

export function recordCreation<Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  about: About,
  { scope, body, answer }: { scope: ScopeNeed; body: Body; answer: Answer },
) {
  return {
    config: { access: 'user', scope, creates: 'keyed' } as const,
    schema: { ...about, body, response: { 201: answer, ...errorResponses(400, 401, 409) } },
  };
}

/** Of one project, or of all that the caller can see: the query names the project. */
export function recordListing<Query extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  about: About,
  { query, answer }: { query: Query; answer: Answer },
) {
  return {
    config: {
      access: 'user',
      scope: { permission: 'records.read', by: 'project', from: 'query' },
    } as const,
    schema: {
      ...about,
      querystring: query,
      response: { 200: answer, ...errorResponses(400, 401) },
    },
  };
}

export function recordReading<Answer extends z.ZodMiniType>(
  about: About,
  { of, answer }: { of: RecordKind; answer: Answer },
) {
  return {
    config: aboutRecord(of, 'records.read'),
    schema: { ...about, params: idParamSchema, response: { 200: answer, ...refusals } },
  };
}

export function recordChange<Body extends z.ZodMiniType, Answer extends z.ZodMiniType>(
  about: About,
  { of, body, answer }: { of: RecordKind; body: Body; answer: Answer },
) {
  return {
    config: aboutRecord(of, of === 'project' ? 'project.change' : 'records.change'),
    schema: {
      ...about,
      params: idParamSchema,
      body,
      response: { 200: answer, ...refusals, ...errorResponses(409) },
    },
  };
}

export function recordDeletion(about: About, { of }: { of: RecordKind }) {
  return {
    config: aboutRecord(of, of === 'project' ? 'project.delete' : 'records.change'),
    schema: { ...about, params: idParamSchema, response: { 204: noContentSchema, ...refusals } },
  };
}

/** The order of the records of a project: the body names both. */
export function recordOrdering(about: About) {
  return {
    config: { access: 'user', scope: inProject } as const,
    schema: {
      ...about,
      body: recordOrderSchema,
      response: { 204: noContentSchema, ...errorResponses(400, 401) },
    },
  };
}
