import type { StoredDocument } from '#shared/document.ts';
import { useNow } from '../../lib/use-now.ts';
import { Card } from '../../ui/card.tsx';
import { paperKinds } from './document-kinds.ts';
import { DocumentRow } from './document-row.tsx';
import type { groupDocuments } from './document-view.ts';
import type { DocumentActions } from './use-document-dialogs.tsx';

interface DocumentGroupsProps {
  groups: ReturnType<typeof groupDocuments>;
  /** What to say of a document below its title. */
  aboutOf: (document: StoredDocument) => string | undefined;
  actions: DocumentActions;
  canChange: boolean;
}

/** Documents by their kind. */
export function DocumentGroups({ groups, aboutOf, actions, canChange }: DocumentGroupsProps) {
  const now = useNow();
  return (
    <div className="grid gap-6">
      {groups.map(({ kind, documents }) => (
        <section key={kind} aria-label={paperKinds[kind].many}>
          <h2 className="mb-2 text-sm font-semibold text-ink-soft">{paperKinds[kind].many}</h2>
          <Card>
            <ul className="divide-y divide-line">
              {documents.map((document) => (
                <DocumentRow
                  key={document.id}
                  document={document}
                  about={aboutOf(document)}
                  now={now}
                  actions={actions}
                  canChange={canChange}
                />
              ))}
            </ul>
          </Card>
        </section>
      ))}
    </div>
  );
}
