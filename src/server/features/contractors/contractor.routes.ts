import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { currentUser } from '#server/http/access.ts';
import { answerCreated } from '#server/http/creation.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { errorResponses, noContentSchema } from '#server/http/responses.ts';
import {
  contractorCountSchema,
  contractorInputSchema,
  contractorSchema,
  contractorUpdateSchema,
  listedContractorSchema,
} from '#shared/contractor.ts';
import type { Contractors } from './contractor.service.ts';

const config = { access: 'user' } as const;
const tags = ['contractors'];

export const contractorRoutes: FastifyPluginAsyncZod<{ contractors: Contractors }> = async (
  app,
  { contractors },
) => {
  app.get(
    '/api/contractors',
    {
      config,
      schema: { tags, response: { 200: z.array(listedContractorSchema), ...errorResponses(401) } },
    },
    async (request) => contractors.listContractors(currentUser(request).id),
  );

  app.get(
    '/api/contractors/count',
    { config, schema: { tags, response: { 200: contractorCountSchema, ...errorResponses(401) } } },
    async (request) => contractors.countContractors(currentUser(request).id),
  );

  app.post(
    '/api/contractors',
    {
      config: { ...config, creates: 'keyed' },
      schema: {
        tags,
        body: contractorInputSchema,
        response: { 201: contractorSchema, ...errorResponses(400, 401, 409) },
      },
    },
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        contractors.createContractor(currentUser(request).id, request.body, on),
      ),
  );

  app.put(
    '/api/contractors/:id',
    {
      config,
      schema: {
        tags,
        params: idParamSchema,
        body: contractorUpdateSchema,
        response: { 200: contractorSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) =>
      contractors.updateContractor(currentUser(request).id, request.params.id, request.body),
  );

  app.delete(
    '/api/contractors/:id',
    {
      config,
      schema: {
        tags,
        params: idParamSchema,
        response: { 204: noContentSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request, reply) => {
      await contractors.deleteContractor(currentUser(request).id, request.params.id);
      return reply.code(204).send();
    },
  );
};
