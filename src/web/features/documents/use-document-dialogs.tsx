import { useState } from 'react';
import type { StoredDocument } from '#shared/document.ts';
import type { Project } from '#shared/project.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { useOfferUndo } from '../activity/use-offer-undo.ts';
import { useOpenFile } from '../receipts/use-open-file.tsx';
import { useDeleteDocument } from './document-mutations.ts';
import { AddDocumentsDialog, DocumentFormDialog } from './lazy-document-dialogs.tsx';

export interface DocumentActions {
  add: () => void;
  show: (document: StoredDocument) => void;
  edit: (document: StoredDocument) => void;
  remove: (document: StoredDocument) => void;
}

type Subject = { action: 'add' } | { action: 'edit' | 'remove'; document: StoredDocument };

/** The dialogs about documents, and what opens them. A new one starts with the contractor. */
export function useDocumentDialogs(project: Project, contractorId: number | null = null) {
  // Each opening has a form of its own. The subject stays in its dialog while that fades out.
  const [subject, setSubject] = useState<Subject & { key: number }>();
  const [isOpen, setIsOpen] = useState(false);
  const remove = useDeleteDocument();
  const offerUndo = useOfferUndo();
  const file = useOpenFile();
  const open = (next: Subject) => {
    setSubject((before) => ({ ...next, key: (before?.key ?? 0) + 1 }));
    setIsOpen(true);
  };
  const actions: DocumentActions = {
    add: () => open({ action: 'add' }),
    show: ({ key, title }) => key !== null && file.open({ key, title }),
    edit: (document) => open({ action: 'edit', document }),
    remove: (document) => open({ action: 'remove', document }),
  };
  const state = { isOpen, onOpenChange: setIsOpen };
  const dialogs = (
    <>
      {file.dialog}
      {subject?.action === 'add' && (
        <AddDocumentsDialog
          key={subject.key}
          {...state}
          project={project}
          contractorId={contractorId}
        />
      )}
      {subject?.action === 'edit' && (
        <DocumentFormDialog key={subject.key} {...state} document={subject.document} />
      )}
      {subject?.action === 'remove' && (
        <ConfirmDialog
          {...state}
          title="Delete this document?"
          subject={subject.document.title}
          description="Its file goes with it. You can restore both for 30 days, from the activity."
          confirmText="Delete"
          onConfirm={async () => {
            const { id, projectId, title } = subject.document;
            await remove.mutateAsync(id);
            offerUndo({
              kind: 'document',
              recordId: id,
              projectId,
              title: 'Document deleted',
              description: title,
            });
          }}
        />
      )}
    </>
  );
  return { actions, dialogs };
}
