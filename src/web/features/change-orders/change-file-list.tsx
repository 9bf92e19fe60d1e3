import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import type { ChangeOrder } from '#shared/change-order.ts';
import { useOpenFile } from '../receipts/use-open-file.tsx';
import { changeFilesQuery } from './change-order-queries.ts';

/** The files of a change: a PDF opens in a tab of its own, a picture in a dialog. */
export function ChangeFileList({ change }: { change: ChangeOrder }) {
  const { data: files = [] } = useQuery(changeFilesQuery(change.projectId));
  const file = useOpenFile();
  const its = files.filter(({ changeOrderId, key }) => changeOrderId === change.id && key !== null);
  if (its.length === 0) return null;
  return (
    <>
      <ul aria-label={`Files of ${change.title}`} className="flex flex-wrap gap-x-4">
        {its.map(({ id, title, key, createdAt }) => (
          <li key={id} className="min-w-0">
            <button
              type="button"
              onClick={() => key && file.open({ key, title })}
              className="target inline-flex max-w-full items-center gap-1.5 rounded-sm text-sm font-medium text-pine underline-offset-4 hover:underline"
            >
              <FileText className="size-4 shrink-0" aria-hidden="true" />
              <span className="truncate">{title}</span>
            </button>
            {change.decidedAt && Date.parse(createdAt) > Date.parse(change.decidedAt) && (
              <span className="text-sm text-ink-soft"> · after the decision</span>
            )}
          </li>
        ))}
      </ul>
      {file.dialog}
    </>
  );
}
