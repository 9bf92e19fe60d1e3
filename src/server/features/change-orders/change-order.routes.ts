import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { idParamSchema } from '#server/http/id-param.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import {
  changeDecisionSchema,
  changeOrderInputSchema,
  changeOrderListQuerySchema,
  changeOrderSchema,
  changeOrderUpdateSchema,
} from '#shared/change-order.ts';
import { recordRoutes } from '../budget-records/budget-record.routes.ts';
import type { ChangeOrders } from './change-order.service.ts';

export const changeOrderRoutes: FastifyPluginAsyncZod<{ changeOrders: ChangeOrders }> = async (
  app,
  { changeOrders },
) => {
  await app.register(
    recordRoutes({
      path: 'change-orders',
      kind: 'change_order',
      scope: { permission: 'records.change', by: 'agreement', from: 'body' },
      tag: 'contracts',
      noun: { a: 'a change of an agreement', plural: 'changes of agreements' },
      name: { one: 'ChangeOrder', many: 'ChangeOrders' },
      input: changeOrderInputSchema,
      update: changeOrderUpdateSchema,
      query: changeOrderListQuerySchema,
      answer: changeOrderSchema,
    }),
    { records: changeOrders },
  );

  app.post(
    '/api/change-orders/:id/decision',
    {
      config: aboutRecord('change_order', 'records.change'),
      schema: {
        operationId: 'decideChangeOrder',
        summary: 'Accept or decline a change, or record what the contractor decided',
        tags: ['contracts'],
        params: idParamSchema,
        body: changeDecisionSchema,
        response: { 200: changeOrderSchema, ...errorResponses(400, 401, 404, 409) },
      },
    },
    async (request) =>
      changeOrders.decideChangeOrder(currentScope(request), request.params.id, request.body),
  );
};
