import { FileText, Pencil, Trash2, TriangleAlert } from 'lucide-react';
import type { StoredDocument } from '#shared/document.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { IconButton } from '../../ui/button.tsx';
import { documentExpiry } from './document-expiry.ts';
import type { DocumentActions } from './use-document-dialogs.tsx';

interface DocumentRowProps {
  document: StoredDocument;
  /** What else to know, such as the contractor. */
  about: string | undefined;
  now: Date;
  actions: DocumentActions;
  canChange: boolean;
}

/** A paper: its name opens the file. */
export function DocumentRow({ document, about, now, actions, canChange }: DocumentRowProps) {
  const { title, thumbnailUrl, notes } = document;
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-3 px-4 py-2 sm:px-5">
      <span className="grid size-10 place-items-center overflow-hidden rounded-sm bg-well text-ink-soft">
        {thumbnailUrl ? (
          <img src={thumbnailUrl} alt="" loading="lazy" className="size-full object-cover" />
        ) : (
          <FileText className="size-5" aria-hidden="true" />
        )}
      </span>
      <div className="min-w-0">
        <Name document={document} onShow={actions.show} />
        {about && <p className="text-sm wrap-anywhere text-ink-soft">{about}</p>}
        <Expiry document={document} now={now} />
        {notes && <p className="line-clamp-2 text-sm wrap-anywhere text-ink-soft">{notes}</p>}
      </div>
      {canChange && (
        <div className="-mr-2 flex max-sm:flex-col">
          <IconButton label={`Edit ${title}`} onClick={() => actions.edit(document)}>
            <Pencil className="size-4" aria-hidden="true" />
          </IconButton>
          <IconButton label={`Delete ${title}`} onClick={() => actions.remove(document)}>
            <Trash2 className="size-4" aria-hidden="true" />
          </IconButton>
        </div>
      )}
    </li>
  );
}

interface NameProps {
  document: StoredDocument;
  onShow: (document: StoredDocument) => void;
}

/** A PDF opens in a tab of its own, a picture in a dialog. */
function Name({ document, onShow }: NameProps) {
  const { key, title } = document;
  if (key === null) return <p className="font-medium wrap-anywhere">{title}</p>;
  return (
    <button
      type="button"
      onClick={() => onShow(document)}
      className="target -my-1.5 rounded-sm text-left font-medium wrap-anywhere text-pine underline-offset-4 hover:underline"
    >
      {title}
    </button>
  );
}

function Expiry({ document, now }: Pick<DocumentRowProps, 'document' | 'now'>) {
  const expiry = documentExpiry(document.expiresOn, now);
  if (!expiry) return null;
  const { kind, text } = expiry;
  return (
    <p
      className={joinClasses(
        'flex items-center gap-1.5 text-sm',
        kind === 'expired' && 'font-semibold text-brick',
        kind === 'soon' && 'font-medium text-amber',
        kind === 'later' && 'text-ink-soft',
      )}
    >
      {kind !== 'later' && <TriangleAlert className="size-3.5 shrink-0" aria-hidden="true" />}
      {text}
    </p>
  );
}
