import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { currentUser } from '#server/http/access.ts';
import { answerCreated } from '#server/http/creation.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import {
  projectInputSchema,
  projectSchema,
  projectSummarySchema,
  projectUpdateSchema,
} from '#shared/project.ts';
import type { Projects } from './project.service.ts';

const config = { access: 'user' } as const;
const tags = ['projects'];

export const projectRoutes: FastifyPluginAsyncZod<{ projects: Projects }> = async (
  app,
  { projects },
) => {
  app.get(
    '/api/projects',
    { config, schema: { tags, response: { 200: z.array(projectSchema), ...errorResponses(401) } } },
    async (request) => projects.listProjects(currentUser(request).id),
  );

  app.get(
    '/api/projects/:id',
    {
      config,
      schema: {
        tags,
        params: idParamSchema,
        response: { 200: projectSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => projects.getProject(currentUser(request).id, request.params.id),
  );

  app.get(
    '/api/projects/:id/summary',
    {
      config,
      schema: {
        tags,
        params: idParamSchema,
        response: { 200: projectSummarySchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => projects.summarizeProject(currentUser(request).id, request.params.id),
  );

  app.post(
    '/api/projects',
    {
      config: { ...config, creates: 'keyed' },
      schema: {
        tags,
        body: projectInputSchema,
        response: { 201: projectSchema, ...errorResponses(400, 401, 409) },
      },
    },
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        projects.createProject(currentUser(request).id, request.body, on),
      ),
  );

  app.put(
    '/api/projects/:id',
    {
      config,
      schema: {
        tags,
        params: idParamSchema,
        body: projectUpdateSchema,
        response: { 200: projectSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) =>
      projects.updateProject(currentUser(request).id, request.params.id, request.body),
  );

  app.delete(
    '/api/projects/:id',
    {
      config,
      schema: {
        tags,
        params: idParamSchema,
        response: { 204: noContentSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      await projects.deleteProject(currentUser(request).id, request.params.id);
      return reply.code(204).send();
    },
  );
};
