import type { FastifyPluginAsync, FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import { answerCreated } from '#server/http/creation.ts';
import {
  inProject,
  recordChange,
  recordCreation,
  recordDeletion,
  recordListing,
} from '#server/http/record-routes.ts';
import { currentScope, type RecordKind, type ScopeNeed } from '#server/http/scope.ts';
import type { RecordService } from './budget-record.service.ts';

interface RecordCalls<Input, Update, Query, Answer> {
  /** As in `/api/rooms`. */
  path: string;
  kind: RecordKind;
  /** What a new one names, and with it the project. */
  scope?: ScopeNeed;
  /** Its part of the API document. */
  tag?: 'budget' | 'contracts';
  /** What the summaries call it, with its article. */
  noun: { a: string; plural: string };
  /** The end of the operation ids. */
  name: { one: string; many: string };
  input: z.ZodMiniType<Input>;
  update: z.ZodMiniType<Update>;
  query: z.ZodMiniType<Query>;
  answer: z.ZodMiniType<Answer>;
}

/** Its schema has checked it. */
const idOf = ({ params }: FastifyRequest) => (params as { id: number }).id;

/** The four calls that every kind of record of a budget has. */
export function recordRoutes<Input, Update, Query, Answer>(
  calls: RecordCalls<Input, Update, Query, Answer>,
): FastifyPluginAsync<{ records: RecordService<Input, Update, Query, Answer> }> {
  const { path, kind, scope = inProject, tag = 'budget', noun, name } = calls;
  const { input, update, query, answer } = calls;
  const tags = [tag];
  return async (app, { records }) => {
    app.get(
      `/api/${path}`,
      recordListing(
        {
          operationId: `list${name.many}`,
          summary: `List ${noun.plural}, of one project or all`,
          tags,
        },
        { query, answer: z.array(answer) },
      ),
      async (request) => records.list(currentScope(request), request.query as Query),
    );

    app.post(
      `/api/${path}`,
      recordCreation(
        { operationId: `create${name.one}`, summary: `Create ${noun.a}`, tags },
        { scope, body: input, answer },
      ),
      (request, reply) =>
        answerCreated(request, reply, (on) =>
          records.create(currentScope(request), request.body as Input, on),
        ),
    );

    app.put(
      `/api/${path}/:id`,
      recordChange(
        { operationId: `update${name.one}`, summary: `Change ${noun.a}`, tags },
        { of: kind, body: update, answer },
      ),
      async (request) =>
        records.update(currentScope(request), idOf(request), request.body as Update),
    );

    app.delete(
      `/api/${path}/:id`,
      recordDeletion(
        { operationId: `delete${name.one}`, summary: `Delete ${noun.a}`, tags },
        { of: kind },
      ),
      async (request, reply) => {
        await records.remove(currentScope(request), idOf(request));
        return reply.code(204).send();
      },
    );
  };
}
