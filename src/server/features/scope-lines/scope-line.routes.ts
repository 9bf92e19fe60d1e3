import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerCreated } from '#server/http/creation.ts';
import { inProject, recordCreation, recordOrdering } from '#server/http/record-routes.ts';
import { currentScope } from '#server/http/scope.ts';
import { projectQuerySchema } from '#shared/ids.ts';
import {
  scopeLineBatchSchema,
  scopeLineInputSchema,
  scopeLineSchema,
  scopeLineUpdateSchema,
} from '#shared/scope-line.ts';
import { recordRoutes } from '../budget-records/budget-record.routes.ts';
import type { ScopeLines } from './scope-line.service.ts';

const tags = ['contracts'];
/** 300 lines with long titles, each letter of which can take four bytes. */
const BATCH_LIMIT_BYTES = 512 * 1024;

export const scopeLineRoutes: FastifyPluginAsyncZod<{ scopeLines: ScopeLines }> = async (
  app,
  { scopeLines },
) => {
  await app.register(
    recordRoutes({
      path: 'scope-lines',
      kind: 'scope_line',
      tag: 'contracts',
      noun: { a: 'a line of the scope', plural: 'the lines of the scope' },
      name: { one: 'ScopeLine', many: 'ScopeLines' },
      input: scopeLineInputSchema,
      update: scopeLineUpdateSchema,
      query: projectQuerySchema,
      answer: scopeLineSchema,
    }),
    { records: scopeLines },
  );

  app.post(
    '/api/scope-lines/batch',
    {
      ...recordCreation(
        { operationId: 'createScopeLines', summary: 'Create several lines of the scope', tags },
        { scope: inProject, body: scopeLineBatchSchema, answer: z.array(scopeLineSchema) },
      ),
      bodyLimit: BATCH_LIMIT_BYTES,
    },
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        scopeLines.createScopeLines(currentScope(request), request.body, on),
      ),
  );

  app.put(
    '/api/scope-lines/order',
    recordOrdering({
      operationId: 'orderScopeLines',
      summary: 'Order the lines of the scope of a project',
      tags,
    }),
    async (request, reply) => {
      await scopeLines.orderScopeLines(currentScope(request), request.body);
      return reply.code(204).send();
    },
  );
};
