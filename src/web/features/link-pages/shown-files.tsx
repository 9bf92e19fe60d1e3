import { FileText } from 'lucide-react';
import type { ChangePage } from '#shared/link-page.ts';

interface ShownFilesProps {
  /** What the files belong to. */
  title: string;
  files: ChangePage['change']['files'];
}

/** The files of a change. Their addresses work as long as the link does, for a few minutes. */
export function ShownFiles({ title, files }: ShownFilesProps) {
  if (files.length === 0) return null;
  return (
    <ul aria-label={`Files of ${title}`} className="grid gap-1">
      {files.map((file) => (
        <li key={file.url}>
          <a
            href={file.url}
            target="_blank"
            rel="noopener noreferrer"
            className="target inline-flex items-center gap-2 rounded-sm py-1 font-medium wrap-anywhere text-pine underline-offset-4 hover:underline"
          >
            <FileText className="size-4 shrink-0" aria-hidden="true" />
            {file.title}
          </a>
          {file.isLater && <span className="text-sm text-ink-soft"> · after the decision</span>}
        </li>
      ))}
    </ul>
  );
}
