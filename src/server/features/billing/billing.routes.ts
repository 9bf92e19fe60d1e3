import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { currentUser } from '#server/http/access.ts';
import { errorResponses } from '#server/http/responses.ts';
import { messageSchema, redirectSchema, subscriptionOverviewSchema } from '#shared/billing.ts';
import type { Billing } from './billing.service.ts';

const config = { access: 'user', scope: 'account' } as const;
const tags = ['billing'];

export const billingRoutes: FastifyPluginAsyncZod<{ billing: Billing }> = async (
  app,
  { billing },
) => {
  app.get(
    '/api/subscription-status',
    {
      config,
      schema: {
        operationId: 'getOverview',
        summary: 'Get the plan, its limits and what is used',
        tags,
        response: { 200: subscriptionOverviewSchema, ...errorResponses(401) },
      },
    },
    async (request) => billing.getOverview(currentUser(request).id),
  );

  app.post(
    '/api/check-subscription',
    {
      config: { ...config, notForGuests: true },
      schema: {
        operationId: 'checkSubscription',
        summary: 'Read the subscription from the payment service again',
        tags,
        response: { 200: messageSchema, ...errorResponses(401, 429) },
      },
    },
    async (request) => ({ message: await billing.checkSubscription(currentUser(request).id) }),
  );

  app.post(
    '/api/create-checkout-session',
    {
      config: { ...config, notForGuests: true },
      schema: {
        operationId: 'startCheckout',
        summary: 'Start paying for Pro',
        tags,
        response: { 200: redirectSchema, ...errorResponses(401, 409, 429) },
      },
    },
    async (request) => {
      const { origin } = request.headers;
      return { url: await billing.startCheckout(currentUser(request).id, origin) };
    },
  );

  app.post(
    '/api/create-portal-session',
    {
      config: { ...config, notForGuests: true },
      schema: {
        operationId: 'openPortal',
        summary: 'Open the page where the subscription is managed',
        tags,
        response: { 200: redirectSchema, ...errorResponses(401, 409, 429) },
      },
    },
    async (request) => {
      const { origin } = request.headers;
      return { url: await billing.openPortal(currentUser(request).id, origin) };
    },
  );
};
