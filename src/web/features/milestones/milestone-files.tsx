import { useQuery } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { toast } from 'sonner';
import type { Milestone } from '#shared/milestone.ts';
import { NAME_MAX_LENGTH } from '#shared/text.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { IconButton } from '../../ui/button.tsx';
import { useAddDocuments, useDeleteDocument } from '../documents/document-mutations.ts';
import { documentsQuery } from '../documents/document-queries.ts';
import { sharedProjectId } from '../projects/shared-project.ts';
import { useProjectsById } from '../projects/use-projects-by-id.ts';
import { ReceiptDropZone } from '../receipts/receipt-drop-zone.tsx';
import { type FileUpload, useFileUploads } from '../receipts/use-file-uploads.ts';
import { useOpenFile } from '../receipts/use-open-file.tsx';

const fail = (title: string) => (error: unknown) =>
  toast.error(title, { description: errorSentence(error) });

/** The papers of a milestone, such as the report of an inspection. Each is saved when it is chosen. */
export function MilestoneFiles({ milestone }: { milestone: Milestone }) {
  const { id: milestoneId, projectId } = milestone;
  const project = useProjectsById().get(projectId);
  const { data: documents = [] } = useQuery(documentsQuery(projectId));
  const its = documents.filter((document) => document.milestoneId === milestoneId);
  const addDocuments = useAddDocuments(() => undefined);
  const deleteDocument = useDeleteDocument();
  const opened = useOpenFile();
  const input = useRef<HTMLInputElement>(null);

  const save = ({ id, key, file }: FileUpload) => {
    const title = file.name.slice(0, NAME_MAX_LENGTH);
    const document = { projectId, milestoneId, kind: 'other', title, key } as const;
    addDocuments
      .mutateAsync([{ input: document, requestKey: id }])
      .then(() => sent.remove(id))
      .catch(fail('The file was not added'));
  };
  const sent = useFileUploads(sharedProjectId(project), save);
  const problems = sent.uploads.filter(({ problem }) => problem !== null);
  const [first] = sent.uploads.filter(({ key, problem }) => key === null && problem === null);

  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-medium">
        Files<span className="font-normal text-ink-soft"> (saved at once)</span>
      </p>
      {its.length > 0 && (
        <ul aria-label="Files" className="grid">
          {its.map(({ id, title, key }) => (
            <li key={id} className="flex items-center gap-2">
              <FileText className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
              <button
                type="button"
                disabled={key === null}
                onClick={() => key && opened.open({ key, title })}
                className="target min-w-0 flex-1 truncate text-left font-medium text-pine enabled:underline-offset-4 enabled:hover:underline"
              >
                {title}
              </button>
              <IconButton
                label={`Remove ${title}`}
                onClick={() =>
                  void deleteDocument.mutateAsync(id).catch(fail('The file was not removed'))
                }
              >
                <Trash2 className="size-4" aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ul>
      )}
      {problems.map(({ id, file, problem }) => (
        <p key={id} role="alert" className="text-sm font-medium wrap-anywhere text-brick">
          {file.name}: {problem}
        </p>
      ))}
      <ReceiptDropZone
        label={its.length > 0 ? 'Add more files' : 'Add files'}
        inputRef={input}
        isMultiple
        isSmall={its.length > 0 && !first}
        isUploading={first !== undefined}
        percent={first?.percent ?? 0}
        onFiles={sent.add}
        describedBy={undefined}
      />
      {opened.dialog}
    </div>
  );
}
