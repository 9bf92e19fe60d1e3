import {
  quoteInputSchema,
  quoteListQuerySchema,
  quoteSchema,
  quoteUpdateSchema,
} from '#shared/quote.ts';
import { recordRoutes } from '../budget-records/budget-record.routes.ts';

export const quoteRoutes = recordRoutes({
  path: 'quotes',
  kind: 'quote',
  tag: 'contracts',
  noun: { a: 'a quote', plural: 'quotes' },
  name: { one: 'Quote', many: 'Quotes' },
  input: quoteInputSchema,
  update: quoteUpdateSchema,
  query: quoteListQuerySchema,
  answer: quoteSchema,
});
