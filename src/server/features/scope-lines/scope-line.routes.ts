import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { recordOrdering } from '#server/http/record-routes.ts';
import { currentScope } from '#server/http/scope.ts';
import { projectQuerySchema } from '#shared/ids.ts';
import {
  scopeLineInputSchema,
  scopeLineSchema,
  scopeLineUpdateSchema,
} from '#shared/scope-line.ts';
import { recordRoutes } from '../budget-records/budget-record.routes.ts';
import type { ScopeLines } from './scope-line.service.ts';

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

  app.put(
    '/api/scope-lines/order',
    recordOrdering({
      operationId: 'orderScopeLines',
      summary: 'Order the lines of the scope of a project',
      tags: ['contracts'],
    }),
    async (request, reply) => {
      await scopeLines.orderScopeLines(currentScope(request), request.body);
      return reply.code(204).send();
    },
  );
};
