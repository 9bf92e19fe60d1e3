import { agreementListQuerySchema, agreementSchema } from '#shared/agreement.ts';
import { agreementInputSchema, agreementUpdateSchema } from '#shared/agreement-input.ts';
import { recordRoutes } from '../budget-records/budget-record.routes.ts';

export const agreementRoutes = recordRoutes({
  path: 'agreements',
  kind: 'agreement',
  noun: { a: 'an agreement', plural: 'agreements' },
  name: { one: 'Agreement', many: 'Agreements' },
  input: agreementInputSchema,
  update: agreementUpdateSchema,
  query: agreementListQuerySchema,
  answer: agreementSchema,
});
