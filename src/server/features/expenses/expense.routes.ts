import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser } from '#server/http/access.ts';
import { answerCreated } from '#server/http/creation.ts';
import { fileResponse } from '#server/http/openapi.ts';
import {
  recordChange,
  recordCreation,
  recordDeletion,
  recordReading,
} from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import {
  expenseAllowanceSchema,
  expenseHabitsSchema,
  expenseInputSchema,
  expenseListSchema,
  expenseSchema,
  expenseUpdateSchema,
} from '#shared/expense.ts';
import {
  expenseExportQuerySchema,
  expenseHabitsQuerySchema,
  expenseListQuerySchema,
} from '#shared/expense-filter.ts';
import type { Expenses } from './expense.service.ts';
import { csvFile } from './expense-csv.ts';

const config = { access: 'user' } as const;
const tags = ['expenses'];

export const expenseRoutes: FastifyPluginAsyncZod<{ expenses: Expenses }> = async (
  app,
  { expenses },
) => {
  app.get(
    '/api/expenses',
    {
      config,
      schema: {
        operationId: 'listExpenses',
        summary: 'List expenses by filter, order and page',
        tags,
        querystring: expenseListQuerySchema,
        response: { 200: expenseListSchema, ...errorResponses(400, 401) },
      },
    },
    async (request) => expenses.listExpenses(currentUser(request).id, request.query),
  );

  app.get(
    '/api/expenses/can_create',
    {
      config,
      schema: {
        operationId: 'canCreateExpense',
        summary: 'Check whether the plan allows another expense',
        tags,
        response: { 200: expenseAllowanceSchema, ...errorResponses(401) },
      },
    },
    async (request) => expenses.canCreateExpense(currentUser(request).id),
  );

  app.get(
    '/api/expenses/habits',
    {
      config,
      schema: {
        operationId: 'getHabits',
        summary: 'Get the choices of the latest expenses',
        tags,
        querystring: expenseHabitsQuerySchema,
        response: { 200: expenseHabitsSchema, ...errorResponses(400, 401) },
      },
    },
    async (request) => expenses.getHabits(currentUser(request).id, request.query.projectId),
  );

  app.get(
    '/api/expenses/export.csv',
    {
      config,
      schema: {
        operationId: 'exportExpenses',
        summary: 'Download expenses as CSV',
        tags,
        querystring: expenseExportQuerySchema,
        response: {
          200: fileResponse('text/csv', 'A line an expense'),
          ...errorResponses(400, 401),
        },
      },
    },
    async (request, reply) => {
      const { id } = currentUser(request);
      const name = await expenses.exportName(id, request.query);
      const file = await csvFile(expenses.exportExpenses(id, request.query));
      file.on('error', (err) => request.log.error({ err }, 'an export was cut off'));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file);
    },
  );

  app.get(
    '/api/expenses/:id',
    recordReading({ operationId: 'getExpense', summary: 'Get an expense', tags }, expenseSchema),
    async (request) => expenses.getExpense(currentUser(request).id, request.params.id),
  );

  app.post(
    '/api/expenses',
    recordCreation(
      { operationId: 'createExpense', summary: 'Create an expense', tags },
      { body: expenseInputSchema, answer: expenseSchema },
    ),
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        expenses.createExpense(currentUser(request).id, request.body, on),
      ),
  );

  app.put(
    '/api/expenses/:id',
    recordChange(
      { operationId: 'updateExpense', summary: 'Change an expense', tags },
      { body: expenseUpdateSchema, answer: expenseSchema },
    ),
    async (request) =>
      expenses.updateExpense(currentUser(request).id, request.params.id, request.body),
  );

  app.delete(
    '/api/expenses/:id',
    recordDeletion({ operationId: 'deleteExpense', summary: 'Delete an expense', tags }),
    async (request, reply) => {
      await expenses.deleteExpense(currentUser(request).id, request.params.id);
      return reply.code(204).send();
    },
  );
};
