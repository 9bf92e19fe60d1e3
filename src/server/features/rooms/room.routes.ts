import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { recordOrdering } from '#server/http/record-routes.ts';
import { currentScope } from '#server/http/scope.ts';
import { projectQuerySchema } from '#shared/ids.ts';
import { roomSchema } from '#shared/room.ts';
import { roomInputSchema, roomUpdateSchema } from '#shared/room-input.ts';
import { recordRoutes } from '../budget-records/budget-record.routes.ts';
import type { Rooms } from './room.service.ts';

export const roomRoutes: FastifyPluginAsyncZod<{ rooms: Rooms }> = async (app, { rooms }) => {
  await app.register(
    recordRoutes({
      path: 'rooms',
      kind: 'room',
      noun: { a: 'a room', plural: 'rooms' },
      name: { one: 'Room', many: 'Rooms' },
      input: roomInputSchema,
      update: roomUpdateSchema,
      query: projectQuerySchema,
      answer: roomSchema,
    }),
    { records: rooms },
  );

  app.put(
    '/api/rooms/order',
    recordOrdering({
      operationId: 'orderRooms',
      summary: 'Order the rooms of a project',
      tags: ['budget'],
    }),
    async (request, reply) => {
      await rooms.orderRooms(currentScope(request), request.body);
      return reply.code(204).send();
    },
  );
};
