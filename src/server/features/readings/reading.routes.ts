import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerCreated } from '#server/http/creation.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { readingInputSchema, readingSchema, startedReadingSchema } from '#shared/reading.ts';
import type { Readings } from './reading.service.ts';

const tags = ['receipts'];

export const readingRoutes: FastifyPluginAsyncZod<{ readings: Readings }> = async (
  app,
  { readings },
) => {
  app.addHook('onReady', async () => readings.readWaiting());
  app.addHook('onClose', () => readings.close());

  app.post(
    '/api/readings',
    {
      config: {
        access: 'user',
        scope: { permission: 'records.change', by: 'receipt', from: 'body' },
        creates: 'keyed',
      },
      schema: {
        operationId: 'createReading',
        summary: 'Read an uploaded receipt',
        tags,
        body: readingInputSchema,
        response: { 201: startedReadingSchema, ...errorResponses(400, 401, 404, 409, 429) },
      },
    },
    async (request, reply) => {
      const { key } = request.body;
      await answerCreated(request, reply, (on) =>
        readings.createReading(currentScope(request), key, on),
      );
      readings.readWaiting();
      return reply;
    },
  );

  app.get(
    '/api/readings/:id',
    {
      config: {
        access: 'user',
        scope: { permission: 'records.read', by: 'reading', from: 'params' },
      },
      schema: {
        operationId: 'getReading',
        summary: 'What a receipt says, or whether it is still being read',
        tags,
        params: idParamSchema,
        response: { 200: readingSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) => readings.getReading(currentScope(request), request.params.id),
  );
};
