import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerCreated } from '#server/http/creation.ts';
import { inProject, recordCreation, recordOrdering } from '#server/http/record-routes.ts';
import { currentScope } from '#server/http/scope.ts';
import { projectQuerySchema } from '#shared/ids.ts';
import { planLineSchema } from '#shared/plan-line.ts';
import {
  planLineBatchSchema,
  planLineInputSchema,
  planLineUpdateSchema,
} from '#shared/plan-line-input.ts';
import { recordRoutes } from '../budget-records/budget-record.routes.ts';
import type { PlanLines } from './plan-line.service.ts';
import type { PlanLineBatches } from './plan-line-batch.service.ts';

const tags = ['budget'];
/** 500 lines with long titles, each letter of which can take four bytes. */
const BATCH_LIMIT_BYTES = 1024 * 1024;

interface PlanLineParts {
  planLines: PlanLines;
  planLineBatches: PlanLineBatches;
}

export const planLineRoutes: FastifyPluginAsyncZod<PlanLineParts> = async (
  app,
  { planLines, planLineBatches },
) => {
  await app.register(
    recordRoutes({
      path: 'plan-lines',
      kind: 'plan_line',
      noun: { a: 'a planned line', plural: 'planned lines' },
      name: { one: 'PlanLine', many: 'PlanLines' },
      input: planLineInputSchema,
      update: planLineUpdateSchema,
      query: projectQuerySchema,
      answer: planLineSchema,
    }),
    { records: planLines },
  );

  app.post(
    '/api/plan-lines/batch',
    {
      ...recordCreation(
        { operationId: 'createPlanLines', summary: 'Create several planned lines', tags },
        { scope: inProject, body: planLineBatchSchema, answer: z.array(planLineSchema) },
      ),
      bodyLimit: BATCH_LIMIT_BYTES,
    },
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        planLineBatches.createPlanLines(currentScope(request), request.body, on),
      ),
  );

  app.put(
    '/api/plan-lines/order',
    recordOrdering({
      operationId: 'orderPlanLines',
      summary: 'Order the planned lines of a project',
      tags,
    }),
    async (request, reply) => {
      await planLines.orderPlanLines(currentScope(request), request.body);
      return reply.code(204).send();
    },
  );
};
