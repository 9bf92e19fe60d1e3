import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerCreated } from '#server/http/creation.ts';
import {
  recordChange,
  recordCreation,
  recordDeletion,
  recordReading,
} from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { projectSchema, projectSummarySchema } from '#shared/project.ts';
import { projectInputSchema, projectUpdateSchema } from '#shared/project-input.ts';
import type { Projects } from './project.service.ts';

const config = { access: 'user', scope: 'account' } as const;
const tags = ['projects'];

export const projectRoutes: FastifyPluginAsyncZod<{ projects: Projects }> = async (
  app,
  { projects },
) => {
  app.get(
    '/api/projects',
    {
      config,
      schema: {
        operationId: 'listProjects',
        summary: 'List own and shared projects',
        tags,
        response: { 200: z.array(projectSchema), ...errorResponses(401) },
      },
    },
    async (request) => projects.listProjects(currentScope(request).actorId),
  );

  app.get(
    '/api/projects/:id',
    recordReading(
      { operationId: 'getProject', summary: 'Get a project', tags },
      { of: 'project', answer: projectSchema },
    ),
    async (request) => projects.getProject(currentScope(request), request.params.id),
  );

  app.get(
    '/api/projects/:id/summary',
    recordReading(
      { operationId: 'summarizeProject', summary: 'Get the totals of a project', tags },
      { of: 'project', answer: projectSummarySchema },
    ),
    async (request) => projects.summarizeProject(currentScope(request).ownerId, request.params.id),
  );

  app.post(
    '/api/projects',
    recordCreation(
      { operationId: 'createProject', summary: 'Create a project', tags },
      { scope: 'account', body: projectInputSchema, answer: projectSchema },
    ),
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        projects.createProject(currentScope(request), request.body, on),
      ),
  );

  app.put(
    '/api/projects/:id',
    recordChange(
      { operationId: 'updateProject', summary: 'Change a project', tags },
      { of: 'project', body: projectUpdateSchema, answer: projectSchema },
    ),
    async (request) =>
      projects.updateProject(currentScope(request), request.params.id, request.body),
  );

  app.delete(
    '/api/projects/:id',
    recordDeletion(
      {
        operationId: 'deleteProject',
        summary: 'Delete a project with its expenses and milestones',
        tags,
      },
      { of: 'project' },
    ),
    async (request, reply) => {
      await projects.deleteProject(currentScope(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
