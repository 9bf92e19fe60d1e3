import type { ExpiringDocument } from '../documents/expiring-document.repository.ts';
import type { CalendarEntry } from './calendar-entry.ts';

export function toDocumentEntry(document: ExpiringDocument, today: string): CalendarEntry {
  const { id, title, expiresOn, contractorName, projectId, projectName } = document;
  const what = [title, contractorName].filter(Boolean).join(', ');
  const verb = expiresOn < today ? 'Expired' : 'Expires';
  return {
    id: `document-${id}`,
    day: expiresOn,
    summary: `${verb}: ${what} (${projectName})`,
    description: null,
    category: 'Documents',
    path: `/documents?project=${projectId}`,
    createdAt: document.createdAt,
    updatedAt: document.updatedAt,
  };
}
