import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { idParamSchema, longIdParamSchema } from '#server/http/id-param.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { activityListSchema, activityQuerySchema, deletedProjectSchema } from '#shared/activity.ts';
import { agreementSchema } from '#shared/agreement.ts';
import { billSchema } from '#shared/bill.ts';
import { changeOrderSchema } from '#shared/change-order.ts';
import { contractorSchema } from '#shared/contractor.ts';
import { documentSchema } from '#shared/document.ts';
import { expenseSchema } from '#shared/expense.ts';
import { inboxItemSchema } from '#shared/inbox.ts';
import { milestoneSchema } from '#shared/milestone.ts';
import { planLineSchema } from '#shared/plan-line.ts';
import { projectSchema } from '#shared/project.ts';
import { punchItemSchema } from '#shared/punch-item.ts';
import { quoteSchema } from '#shared/quote.ts';
import { roomSchema } from '#shared/room.ts';
import { scopeLineSchema } from '#shared/scope-line.ts';
import { submissionSchema } from '#shared/submission.ts';
import type { Activity } from './activity.service.ts';

const tags = ['activity'];
/** The first that fits. A contractor has the fewest fields of its own. */
const recordSchema = z.union([
  expenseSchema,
  inboxItemSchema,
  billSchema,
  agreementSchema,
  submissionSchema,
  documentSchema,
  quoteSchema,
  changeOrderSchema,
  punchItemSchema,
  planLineSchema,
  scopeLineSchema,
  milestoneSchema,
  submissionSchema,
  documentSchema,
  changeOrderSchema,
  quoteSchema,
  punchItemSchema,
  scopeLineSchema,
  projectSchema,
  roomSchema,
  contractorSchema,
]);

export const activityRoutes: FastifyPluginAsyncZod<{ activity: Activity }> = async (
  app,
  { activity },
) => {
  app.get(
    '/api/projects/:id/activity',
    {
      config: aboutRecord('project', 'records.read'),
      schema: {
        operationId: 'listActivity',
        summary: 'List what changed in a project, newest first',
        tags,
        params: idParamSchema,
        querystring: activityQuerySchema,
        response: { 200: activityListSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) =>
      activity.listActivity(currentScope(request), request.params.id, request.query),
  );

  app.get(
    '/api/projects/deleted',
    {
      config: { access: 'user', scope: 'account' },
      schema: {
        operationId: 'listDeletedProjects',
        summary: 'List your deleted projects that can be restored',
        tags,
        response: { 200: z.array(deletedProjectSchema), ...errorResponses(401) },
      },
    },
    async (request) => activity.listDeletedProjects(currentScope(request).ownerId),
  );

  app.post(
    '/api/activity/:id/restore',
    {
      config: aboutRecord('activity', 'records.change'),
      schema: {
        operationId: 'restoreRecord',
        summary: 'Restore what an entry says was deleted',
        tags,
        params: longIdParamSchema,
        response: { 200: recordSchema, ...errorResponses(400, 401, 404, 409, 410) },
      },
    },
    async (request) =>
      activity.restoreRecord(currentScope(request), request.params.id) as Promise<
        z.output<typeof recordSchema>
      >,
  );
};
