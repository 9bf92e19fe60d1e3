import { useQuery, useQueryClient } from '@tanstack/react-query';
import { FileText, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { toast } from 'sonner';
import { NAME_MAX_LENGTH } from '#shared/text.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { queryKeys } from '../../lib/query-keys.ts';
import { listsAffectedBy, refresh } from '../../lib/refresh.ts';
import { IconButton } from '../../ui/button.tsx';
import { ReceiptField } from '../receipts/receipt-field.tsx';
import { useOpenFile } from '../receipts/use-open-file.tsx';
import { useReceiptUpload } from '../receipts/use-receipt-upload.ts';
import { deleteQuoteFile, fetchQuoteFiles } from './quote-file-api.ts';

export interface AddedFile {
  key: string;
  title: string;
}

interface QuoteFilesProps {
  projectId: number;
  /** Undefined for a new quote, which has no files yet. */
  quoteId: number | undefined;
  sharedProjectId: number | null;
  /** The files to add when the quote is saved. */
  onAdded: (files: AddedFile[]) => void;
}

/** The papers of a quote: what the contractor sent. */
export function QuoteFiles({ projectId, quoteId, sharedProjectId, onAdded }: QuoteFilesProps) {
  const queryClient = useQueryClient();
  const file = useOpenFile();
  const [added, setAdded] = useState<AddedFile[]>([]);
  const chosenName = useRef('');
  const { data: stored = [] } = useQuery({
    queryKey: [...queryKeys.documents, 'quote', quoteId],
    queryFn: ({ signal }) => fetchQuoteFiles(projectId, quoteId ?? 0, signal),
    enabled: quoteId !== undefined,
  });
  const change = (files: AddedFile[]) => {
    setAdded(files);
    onAdded(files);
  };
  const upload = useReceiptUpload(sharedProjectId, (key) =>
    change([...added, { key, title: chosenName.current }]),
  );
  const remove = async (id: number) => {
    await deleteQuoteFile(id).catch((error: unknown) => {
      toast.error('The file was not deleted', { description: errorSentence(error) });
    });
    await refresh(queryClient, listsAffectedBy.documents);
  };
  const files = [
    ...stored.map(({ id, key, title }) => ({ key, title, remove: () => void remove(id) })),
    ...added.map((each) => ({
      ...each,
      remove: () => change(added.filter(({ key }) => key !== each.key)),
    })),
  ];
  return (
    <div className="grid gap-1.5">
      {files.map(({ key, title, remove: removeFile }) => (
        <div key={key} className="flex items-center gap-2">
          <FileText className="size-4 shrink-0 text-ink-soft" aria-hidden="true" />
          {key && (
            <button
              type="button"
              className="target min-w-0 truncate text-left underline underline-offset-4"
              onClick={() => file.open({ key, title })}
            >
              {title}
            </button>
          )}
          <span className="ml-auto">
            <IconButton label={`Remove ${title}`} onClick={removeFile}>
              <Trash2 className="size-4" aria-hidden="true" />
            </IconButton>
          </span>
        </div>
      ))}
      <ReceiptField
        label="Files"
        receipt={null}
        onRemove={() => undefined}
        upload={{
          ...upload,
          send: (chosen) => {
            chosenName.current = chosen.name.slice(0, NAME_MAX_LENGTH);
            upload.send(chosen);
          },
        }}
      />
      {file.dialog}
    </div>
  );
}
