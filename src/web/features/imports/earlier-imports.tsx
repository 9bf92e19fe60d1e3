import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'sonner';
import { formatDate } from '#shared/dates.ts';
import type { ListedImport } from '#shared/import.ts';
import type { Project } from '#shared/project.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { canChangeRecords } from '../projects/shared-project.ts';
import { counted } from './counted.ts';
import { useDeleteImport, useUndoImport } from './import-mutations.ts';
import { importsQuery } from './import-queries.ts';

interface EarlierImportsProps {
  project: Project;
  onOpen: (id: number) => void;
}

/** The latest files, with a way back for each. */
export function EarlierImports({ project, onOpen }: EarlierImportsProps) {
  const { data: imports = [] } = useQuery(importsQuery(project.id));
  const undo = useUndoImport();
  const discard = useDeleteImport();
  const [undone, setUndone] = useState<ListedImport | null>(null);
  const failed = { onError: (error: unknown) => toast.error(errorSentence(error)) };
  if (imports.length === 0) return null;
  return (
    <section>
      <h2 className="mb-3 text-lg font-semibold">Earlier files</h2>
      <Card>
        <ul className="divide-y divide-line">
          {imports.map((each) => (
            <li
              key={each.id}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3"
            >
              <div className="min-w-0">
                <p className="truncate font-medium" title={each.fileName}>
                  {each.fileName}
                </p>
                <p className="text-sm text-ink-soft">
                  {formatDate(each.createdAt)} · {standing(each)}
                </p>
              </div>
              {canChangeRecords(project) && (
                <div className="flex gap-2">
                  {each.status === 'draft' && (
                    <>
                      <Button variant="quiet" onClick={() => discard.mutate(each.id, failed)}>
                        Discard
                      </Button>
                      <Button variant="secondary" onClick={() => onOpen(each.id)}>
                        Continue
                      </Button>
                    </>
                  )}
                  {each.status === 'committed' && (
                    <Button variant="secondary" onClick={() => setUndone(each)}>
                      Undo
                    </Button>
                  )}
                </div>
              )}
            </li>
          ))}
        </ul>
      </Card>
      <ConfirmDialog
        isOpen={undone !== null}
        onOpenChange={(isOpen) => !isOpen && setUndone(null)}
        title="Undo this import?"
        description={
          undone
            ? `${counted(undone.created ?? 0, 'expense')} from ${undone.fileName} will be deleted, also those that you changed since. You can restore them from Activity for 30 days.`
            : ''
        }
        confirmText="Undo import"
        pendingText="Undoing..."
        onConfirm={async () => {
          if (!undone) return;
          const removed = await undo.mutateAsync(undone.id);
          toast.success(`${counted(removed, 'expense')} deleted`);
        }}
      />
    </section>
  );
}

function standing({ status, created, rows }: ListedImport): string {
  if (status === 'draft') return `${counted(rows, 'row')}, not imported yet`;
  const made = counted(created ?? 0, 'expense');
  return status === 'committed' ? `${made} added` : `${made} added and removed again`;
}
