import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { errorResponses } from '#server/http/responses.ts';
import type { Billing } from './billing.service.ts';

/** An event contains a complete invoice with all its lines. */
const BODY_LIMIT_BYTES = 1024 * 1024;

export const webhookRoutes: FastifyPluginAsyncZod<{ billing: Billing }> = async (
  app,
  { billing },
) => {
  // The signature covers the raw bytes.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  );

  app.post(
    '/api/stripe/webhook',
    {
      config: {
        access: 'webhook',
        anyOrigin: true,
        neverShed: true,
        documentedBody: { type: 'object', description: 'An event of the payment service' },
      },
      bodyLimit: BODY_LIMIT_BYTES,
      schema: {
        operationId: 'receiveEvent',
        summary: 'Receive an event of the payment service',
        tags: ['billing'],
        consumes: ['application/json'],
        response: { 200: z.object({ received: z.literal(true) }), ...errorResponses(400) },
      },
    },
    async (request) => {
      const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
      const signature = request.headers['stripe-signature'];
      await billing.receiveEvent(body, typeof signature === 'string' ? signature : undefined);
      return { received: true } as const;
    },
  );
};
