import { queryOptions } from '@tanstack/react-query';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchDocuments } from './document-api.ts';

/** The papers of a project. Photos of the work are documents too, and have a place of their own. */
export function documentsQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.documents, projectId],
    queryFn: ({ signal }) => fetchDocuments(projectId, signal),
    select: (documents) => documents.filter(({ kind }) => kind !== 'photo'),
  });
}
