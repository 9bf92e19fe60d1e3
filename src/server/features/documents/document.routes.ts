import {
  documentInputSchema,
  documentListQuerySchema,
  documentSchema,
  documentUpdateSchema,
} from '#shared/document.ts';
import { recordRoutes } from '../budget-records/budget-record.routes.ts';

export const documentRoutes = recordRoutes({
  path: 'documents',
  kind: 'document',
  tag: 'contracts',
  noun: { a: 'a document', plural: 'documents' },
  name: { one: 'Document', many: 'Documents' },
  input: documentInputSchema,
  update: documentUpdateSchema,
  query: documentListQuerySchema,
  answer: documentSchema,
});
