import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerCreated } from '#server/http/creation.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { billSchema } from '#shared/bill.ts';
import { billCheckSchema, billChecksQuerySchema } from '#shared/bill-check.ts';
import {
  billInputSchema,
  billListQuerySchema,
  billPaymentSchema,
  billUpdateSchema,
} from '#shared/bill-input.ts';
import { expenseSchema } from '#shared/expense.ts';
import { recordRoutes } from '../budget-records/budget-record.routes.ts';
import type { Bills } from './bill.service.ts';
import type { BillChecks } from './bill-check.service.ts';
import type { BillPayments } from './bill-payment.service.ts';

interface BillParts {
  bills: Bills;
  billPayments: BillPayments;
  billChecks: BillChecks;
}

export const billRoutes: FastifyPluginAsyncZod<BillParts> = async (
  app,
  { bills, billPayments, billChecks },
) => {
  await app.register(
    recordRoutes({
      path: 'bills',
      kind: 'bill',
      noun: { a: 'a bill', plural: 'bills' },
      name: { one: 'Bill', many: 'Bills' },
      input: billInputSchema,
      update: billUpdateSchema,
      query: billListQuerySchema,
      answer: billSchema,
    }),
    { records: bills },
  );

  app.get(
    '/api/bills/:id/checks',
    {
      config: aboutRecord('bill', 'records.read'),
      schema: {
        operationId: 'checkBill',
        summary: 'See whether it is wise to pay a bill now',
        tags: ['budget'],
        params: idParamSchema,
        querystring: billChecksQuerySchema,
        response: { 200: z.array(billCheckSchema), ...errorResponses(400, 401, 404) },
      },
    },
    async (request) =>
      billChecks.checkBill(currentScope(request), request.params.id, request.query),
  );

  app.post(
    '/api/bills/:id/payments',
    {
      config: { ...aboutRecord('bill', 'records.change'), creates: 'keyed' },
      schema: {
        operationId: 'payBill',
        summary: 'Pay a bill, or a part of it',
        tags: ['budget'],
        params: idParamSchema,
        body: billPaymentSchema,
        response: { 201: expenseSchema, ...errorResponses(400, 401, 404, 409) },
      },
    },
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        billPayments.payBill(currentScope(request), request.params.id, request.body, on),
      ),
  );
};
