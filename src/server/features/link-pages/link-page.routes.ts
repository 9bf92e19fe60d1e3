import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { answerCreated } from '#server/http/creation.ts';
import { currentContractorLink, currentLink } from '#server/http/link-scope.ts';
import { errorResponses } from '#server/http/responses.ts';
import { changeOrderSchema } from '#shared/change-order.ts';
import { linkChangeInputSchema, linkDecisionSchema, linkPageSchema } from '#shared/link-page.ts';
import type { LinkPages } from './link-page.service.ts';
import type { LinkWriting } from './link-writing.service.ts';

const tags = ['contracts'];
const params = z.object({ token: z.string() });

interface Options {
  linkPages: LinkPages;
  linkWriting: LinkWriting;
}

/** The calls of people without an account. */
export const linkPageRoutes: FastifyPluginAsyncZod<Options> = async (
  app,
  { linkPages, linkWriting },
) => {
  app.get(
    // The same name as for withdrawing, because it is one path in the document.
    '/api/links/:id',
    {
      config: { access: 'link', link: ['change_order', 'contractor'] },
      schema: {
        operationId: 'readLink',
        summary: 'See what a link opens, by its token',
        tags,
        params: z.object({ id: z.string() }),
        response: { 200: linkPageSchema, ...errorResponses(404, 410, 429) },
      },
    },
    async (request) => linkPages.readLink(currentLink(request)),
  );

  app.post(
    '/api/links/:token/decision',
    {
      config: { access: 'link', link: ['change_order', 'contractor'] },
      schema: {
        operationId: 'decideByLink',
        summary: 'Accept or decline a change, by the token of a link',
        tags,
        params,
        body: linkDecisionSchema,
        response: { 200: linkPageSchema, ...errorResponses(400, 404, 409, 410, 429) },
      },
    },
    async (request) => {
      const link = currentLink(request);
      await linkWriting.decideByLink(link, request.body);
      return linkPages.readLink(link);
    },
  );

  app.post(
    '/api/links/:token/changes',
    {
      config: { access: 'link', link: ['contractor'], creates: 'keyed' },
      schema: {
        operationId: 'askForChange',
        summary: 'Ask for a change of an agreement, by the token of a contractor’s link',
        tags,
        params,
        body: linkChangeInputSchema,
        response: { 201: changeOrderSchema, ...errorResponses(400, 404, 409, 410, 429) },
      },
    },
    async (request, reply) => {
      const link = currentContractorLink(request);
      await linkWriting.requireAllowance(link, request.ip);
      return answerCreated(request, reply, (on) =>
        linkWriting.askForChange(link, request.body, on),
      );
    },
  );
};
