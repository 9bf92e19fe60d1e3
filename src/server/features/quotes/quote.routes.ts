import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { answerOnce, bodySha256 } from '#server/http/creation.ts';
import { idParamSchema } from '#server/http/id-param.ts';
import { aboutRecord } from '#server/http/record-routes.ts';
import { errorResponses } from '#server/http/responses.ts';
import { currentScope } from '#server/http/scope.ts';
import { agreementSchema } from '#shared/agreement.ts';
import {
  quoteInputSchema,
  quoteListQuerySchema,
  quoteSchema,
  quoteUpdateSchema,
} from '#shared/quote.ts';
import { quoteAcceptanceSchema } from '#shared/quote-acceptance.ts';
import { quoteComparisonQuerySchema, quoteComparisonSchema } from '#shared/quote-comparison.ts';
import { recordRoutes } from '../budget-records/budget-record.routes.ts';
import type { Quotes } from './quote.service.ts';
import type { QuoteAcceptances } from './quote-acceptance.service.ts';
import type { QuoteComparisons } from './quote-comparison.service.ts';

const tags = ['contracts'];

interface QuoteParts {
  quotes: Quotes;
  quoteComparisons: QuoteComparisons;
  quoteAcceptances: QuoteAcceptances;
}

export const quoteRoutes: FastifyPluginAsyncZod<QuoteParts> = async (
  app,
  { quotes, quoteComparisons, quoteAcceptances },
) => {
  await app.register(
    recordRoutes({
      path: 'quotes',
      kind: 'quote',
      tag: 'contracts',
      noun: { a: 'a quote', plural: 'quotes' },
      name: { one: 'Quote', many: 'Quotes' },
      input: quoteInputSchema,
      update: quoteUpdateSchema,
      query: quoteListQuerySchema,
      answer: quoteSchema,
    }),
    { records: quotes },
  );

  app.get(
    '/api/projects/:id/quotes/compare',
    {
      config: aboutRecord('project', 'records.read'),
      schema: {
        operationId: 'compareQuotes',
        summary: 'Compare the quotes of a project line by line',
        tags,
        params: idParamSchema,
        querystring: quoteComparisonQuerySchema,
        response: { 200: quoteComparisonSchema, ...errorResponses(400, 401, 404) },
      },
    },
    async (request) =>
      quoteComparisons.compareQuotes(currentScope(request), request.params.id, request.query.today),
  );

  app.post(
    '/api/quotes/:id/accept',
    {
      config: { ...aboutRecord('quote', 'records.change'), creates: 'keyed' },
      schema: {
        operationId: 'acceptQuote',
        summary: 'Accept a quote, which makes it an agreement',
        tags,
        params: idParamSchema,
        body: quoteAcceptanceSchema,
        response: { 201: agreementSchema, ...errorResponses(400, 401, 404, 409, 429) },
      },
    },
    (request, reply) =>
      answerOnce(request, reply, {
        bodySha256: () => bodySha256(request),
        work: (save) =>
          quoteAcceptances.acceptQuote(
            currentScope(request),
            request.params.id,
            request.body ?? {},
            save,
          ),
      }),
  );
};
