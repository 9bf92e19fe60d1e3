import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ImportRowsQuery } from '#shared/import.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { fetchImport, fetchImportRows, fetchImports } from './import-api.ts';

export function importsQuery(projectId: number) {
  return queryOptions({
    queryKey: [...queryKeys.imports, 'of', projectId],
    queryFn: ({ signal }) => fetchImports(projectId, signal),
  });
}

export function importQuery(id: number) {
  return queryOptions({
    queryKey: [...queryKeys.imports, id],
    queryFn: ({ signal }) => fetchImport(id, signal),
  });
}

export function importRowsQuery(id: number, query: ImportRowsQuery) {
  return queryOptions({
    queryKey: [...queryKeys.imports, id, 'rows', query],
    queryFn: ({ signal }) => fetchImportRows(id, query, signal),
    placeholderData: keepPreviousData,
  });
}
