import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerCreated } from '#server/http/creation.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import {
  aboutRecord,
  recordChange,
  recordCreation,
  recordDeletion,
  recordListing,
} from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope, type ScopeNeed } from '#server/http/scope.ts';
import {
  changeDecisionSchema,
  changeOrderInputSchema,
  changeOrderListQuerySchema,
  changeOrderSchema,
  changeOrderUpdateSchema,
} from '#shared/change-order.ts';
import type { ChangeOrders } from './change-order.service.ts';

const tags = ['contracts'];

/** The body names the agreement, and with it the project. */
const ofAgreement: ScopeNeed = { permission: 'records.change', by: 'agreement', from: 'body' };

export const changeOrderRoutes: FastifyPluginAsyncZod<{ changeOrders: ChangeOrders }> = async (
  app,
  { changeOrders },
) => {
  app.get(
    '/api/change-orders',
    recordListing(
      {
        operationId: 'listChangeOrders',
        summary: 'List changes of agreements, of one project or all',
        tags,
      },
      { query: changeOrderListQuerySchema, answer: z.array(changeOrderSchema) },
    ),
    async (request) => changeOrders.listChangeOrders(currentScope(request), request.query),
  );

  app.post(
    '/api/change-orders',
    recordCreation(
      { operationId: 'createChangeOrder', summary: 'Ask for a change of an agreement', tags },
      { scope: ofAgreement, body: changeOrderInputSchema, answer: changeOrderSchema },
    ),
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        changeOrders.createChangeOrder(currentScope(request), request.body, on),
      ),
  );

  app.put(
    '/api/change-orders/:id',
    recordChange(
      { operationId: 'updateChangeOrder', summary: 'Edit or withdraw an open change', tags },
      { of: 'change_order', body: changeOrderUpdateSchema, answer: changeOrderSchema },
    ),
    async (request) =>
      changeOrders.updateChangeOrder(currentScope(request), request.params.id, request.body),
  );

  app.delete(
    '/api/change-orders/:id',
    recordDeletion(
      { operationId: 'deleteChangeOrder', summary: 'Delete a change that is not decided', tags },
      { of: 'change_order' },
    ),
    async (request, reply) => {
      await changeOrders.deleteChangeOrder(currentScope(request), request.params.id);
      return reply.code(204).send();
    },
  );

  app.post(
    '/api/change-orders/:id/decision',
    {
      config: aboutRecord('change_order', 'records.change'),
      schema: {
        operationId: 'decideChangeOrder',
        summary: 'Accept or decline a change',
        tags,
        params: idParamSchema,
        body: changeDecisionSchema,
        response: { 200: changeOrderSchema, ...errorResponses(400, 401, 404, 409) },
      },
    },
    async (request) =>
      changeOrders.decideChangeOrder(currentScope(request), request.params.id, request.body),
  );
};
