import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerCreated } from '#server/http/creation.ts';
import { fileResponse } from '#server/http/openapi.ts';
import {
  inProject,
  ofOwner,
  recordChange,
  recordCreation,
  recordDeletion,
  recordReading,
} from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import {
  expenseAllowanceSchema,
  expenseHabitsSchema,
  expenseListSchema,
  expenseSchema,
} from '#shared/expense.ts';
import {
  expenseCreationQuerySchema,
  expenseExportQuerySchema,
  expenseHabitsQuerySchema,
  expenseListQuerySchema,
} from '#shared/expense-filter.ts';
import { expenseInputSchema, expenseUpdateSchema } from '#shared/expense-input.ts';
import { projectQuerySchema } from '#shared/ids.ts';
import type { Expenses } from './expense.service.ts';
import { csvFile } from './expense-csv.ts';

const reading = {
  access: 'user',
  scope: { permission: 'records.read', by: 'project', from: 'query' },
} as const;
const tags = ['expenses'];
const creation = recordCreation(
  { operationId: 'createExpense', summary: 'Create an expense', tags },
  { scope: inProject, body: expenseInputSchema, answer: expenseSchema },
);

export const expenseRoutes: FastifyPluginAsyncZod<{ expenses: Expenses }> = async (
  app,
  { expenses },
) => {
  app.get(
    '/api/expenses',
    {
      config: reading,
      schema: {
        operationId: 'listExpenses',
        summary: 'List expenses by filter, order and page',
        tags,
        querystring: expenseListQuerySchema,
        response: { 200: expenseListSchema, ...errorResponses(400, 401) },
      },
    },
    async (request) => expenses.listExpenses(currentScope(request), request.query),
  );

  app.get(
    '/api/expenses/can_create',
    {
      config: ofOwner('records.read', 'query'),
      schema: {
        operationId: 'canCreateExpense',
        summary: 'Check whether the plan allows another expense',
        tags,
        querystring: projectQuerySchema,
        response: { 200: expenseAllowanceSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => expenses.canCreateExpense(currentScope(request).ownerId),
  );

  app.get(
    '/api/expenses/habits',
    {
      config: reading,
      schema: {
        operationId: 'getHabits',
        summary: 'Get the choices of the latest expenses',
        tags,
        querystring: expenseHabitsQuerySchema,
        response: { 200: expenseHabitsSchema, ...errorResponses(400, 401) },
      },
    },
    async (request) => expenses.getHabits(currentScope(request), request.query.projectId),
  );

  app.get(
    '/api/expenses/export.csv',
    {
      config: {
        access: 'user',
        scope: { permission: 'records.export', by: 'project', from: 'query' },
      },
      schema: {
        operationId: 'exportExpenses',
        summary: 'Download expenses as CSV',
        tags,
        querystring: expenseExportQuerySchema,
        response: {
          200: fileResponse(
            'text/csv',
            'A line for each expense, and for each part of a split one',
          ),
          ...errorResponses(400, 401),
        },
      },
    },
    async (request, reply) => {
      const scope = currentScope(request);
      const name = await expenses.exportName(scope.ownerId, request.query);
      const file = await csvFile(expenses.exportExpenses(scope, request.query), {
        hasCurrency: request.query.projectId === null,
      });
      file.on('error', (err) => request.log.error({ err }, 'an export was cut off'));
      return reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', `attachment; filename="${name}"`)
        .send(file);
    },
  );

  app.get(
    '/api/expenses/:id',
    recordReading(
      { operationId: 'getExpense', summary: 'Get an expense', tags },
      { of: 'expense', answer: expenseSchema },
    ),
    async (request) => expenses.getExpense(currentScope(request), request.params.id),
  );

  app.post(
    '/api/expenses',
    { ...creation, schema: { ...creation.schema, querystring: expenseCreationQuerySchema } },
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        expenses.createExpense(currentScope(request), request.body, on, request.query.inboxItemId),
      ),
  );

  app.put(
    '/api/expenses/:id',
    recordChange(
      { operationId: 'updateExpense', summary: 'Change an expense', tags },
      { of: 'expense', body: expenseUpdateSchema, answer: expenseSchema },
    ),
    async (request) =>
      expenses.updateExpense(currentScope(request), request.params.id, request.body),
  );

  app.delete(
    '/api/expenses/:id',
    recordDeletion(
      { operationId: 'deleteExpense', summary: 'Delete an expense', tags },
      { of: 'expense' },
    ),
    async (request, reply) => {
      await expenses.deleteExpense(currentScope(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
