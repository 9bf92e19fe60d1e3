import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerCreated } from '#server/http/creation.ts';
import {
  inProject,
  recordCreation,
  recordDeletion,
  recordListing,
} from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { projectQuerySchema } from '#shared/ids.ts';
import { reserveMoveInputSchema, reserveMoveSchema } from '#shared/reserve-move.ts';
import type { ReserveMoves } from './reserve-move.service.ts';

const tags = ['budget'];

export const reserveMoveRoutes: FastifyPluginAsyncZod<{ reserveMoves: ReserveMoves }> = async (
  app,
  { reserveMoves },
) => {
  app.get(
    '/api/reserve-moves',
    recordListing(
      {
        operationId: 'listReserveMoves',
        summary: 'List the moves of reserves, of one project or all',
        tags,
      },
      { query: projectQuerySchema, answer: z.array(reserveMoveSchema) },
    ),
    async (request) => reserveMoves.listReserveMoves(currentScope(request), request.query),
  );

  app.post(
    '/api/reserve-moves',
    recordCreation(
      { operationId: 'createReserveMove', summary: 'Fund the reserve, or draw on it', tags },
      { scope: inProject, body: reserveMoveInputSchema, answer: reserveMoveSchema },
    ),
    (request, reply) =>
      answerCreated(request, reply, (on) =>
        reserveMoves.createReserveMove(currentScope(request), request.body, on),
      ),
  );

  const deletion = recordDeletion(
    { operationId: 'reverseReserveMove', summary: 'Reverse a move of the reserve', tags },
    { of: 'reserve_move' },
  );
  const response = { ...deletion.schema.response, ...errorResponses(409) };
  app.delete(
    '/api/reserve-moves/:id',
    { ...deletion, schema: { ...deletion.schema, response } },
    async (request, reply) => {
      await reserveMoves.reverseReserveMove(currentScope(request), request.params.id);
      return reply.code(204).send();
    },
  );
};
