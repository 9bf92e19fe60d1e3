import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { currentUser } from '#server/http/access.ts';
import { errorResponses } from '#server/http/responses.ts';
import {
  sandboxActionInputSchema,
  sandboxCheckoutSchema,
  sandboxSubscriptionSchema,
} from '#shared/sandbox.ts';
import type { Sandbox } from './sandbox.service.ts';

const config = { access: 'user', scope: 'account', notForGuests: true } as const;
const tags = ['sandbox'];
const checkoutParams = z.object({
  id: z.string().check(z.regex(/^\w{1,100}$/, { error: 'This is not a test checkout' })),
});
const checkoutResponses = { 200: sandboxCheckoutSchema, ...errorResponses(400, 401, 404, 409) };

/** Registered only if billing is the sandbox. */
export const sandboxRoutes: FastifyPluginAsyncZod<{ sandbox: Sandbox }> = async (
  app,
  { sandbox },
) => {
  app.get(
    '/api/sandbox/checkouts/:id',
    {
      config,
      schema: {
        operationId: 'getCheckout',
        summary: 'Get a test checkout',
        tags,
        params: checkoutParams,
        response: checkoutResponses,
      },
    },
    async (request) => sandbox.getCheckout(currentUser(request).id, request.params.id),
  );

  app.post(
    '/api/sandbox/checkouts/:id/pay',
    {
      config,
      schema: {
        operationId: 'payCheckout',
        summary: 'Pay a test checkout',
        tags,
        params: checkoutParams,
        response: checkoutResponses,
      },
    },
    async (request) => sandbox.payCheckout(currentUser(request).id, request.params.id),
  );

  app.post(
    '/api/sandbox/checkouts/:id/fail',
    {
      config,
      schema: {
        operationId: 'failCheckout',
        summary: 'Let the payment of a test checkout fail',
        tags,
        params: checkoutParams,
        response: checkoutResponses,
      },
    },
    async (request) => sandbox.failCheckout(currentUser(request).id, request.params.id),
  );

  app.get(
    '/api/sandbox/subscription',
    {
      config,
      schema: {
        operationId: 'getSubscription',
        summary: 'Get the test subscription',
        tags,
        response: { 200: sandboxSubscriptionSchema, ...errorResponses(401) },
      },
    },
    async (request) => sandbox.getSubscription(currentUser(request).id),
  );

  app.post(
    '/api/sandbox/subscription',
    {
      config,
      schema: {
        operationId: 'changeSubscription',
        summary: 'Change the test subscription',
        tags,
        body: sandboxActionInputSchema,
        response: { 200: sandboxSubscriptionSchema, ...errorResponses(400, 401, 404, 409) },
      },
    },
    async (request) => sandbox.changeSubscription(currentUser(request).id, request.body.action),
  );
};
