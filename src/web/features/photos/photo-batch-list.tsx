import { Check, RotateCcw, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { IconButton } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/progress-bar.tsx';
import type { BatchItem } from './photo-batch.ts';

interface PhotoBatchListProps {
  items: BatchItem[];
  onRetry: (item: BatchItem) => void;
  onRemove: (item: BatchItem) => void;
}

/** The chosen photos, each with its progress or the reason why it is not there. */
export function PhotoBatchList({ items, onRetry, onRemove }: PhotoBatchListProps) {
  if (items.length === 0) return null;
  return (
    <ul aria-label="Chosen photos" className="grid gap-2">
      {items.map((item) => (
        <li key={item.id} className="flex items-center gap-3 rounded-md border border-line p-2">
          <Preview file={item.file} />
          <div className="grid min-w-0 flex-1 gap-1.5">
            <p className="truncate text-sm" title={item.file.name}>
              {item.file.name}
            </p>
            <Standing item={item} />
          </div>
          <div className="flex">
            {item.step === 'failed' && (
              <IconButton label={`Try ${item.file.name} again`} onClick={() => onRetry(item)}>
                <RotateCcw className="size-4" aria-hidden="true" />
              </IconButton>
            )}
            <IconButton label={`Leave out ${item.file.name}`} onClick={() => onRemove(item)}>
              <X className="size-4" aria-hidden="true" />
            </IconButton>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Standing({ item: { step, percent, problem, file } }: { item: BatchItem }) {
  if (problem) {
    return (
      <p role="alert" className="text-sm font-medium wrap-anywhere text-brick">
        {problem}
      </p>
    );
  }
  if (step === 'uploaded') {
    return (
      <p className="flex items-center gap-1 text-sm text-pine-deep">
        <Check className="size-4" aria-hidden="true" />
        Uploaded
      </p>
    );
  }
  if (step === 'waiting') return <p className="text-sm text-ink-soft">Waiting...</p>;
  return <ProgressBar label={`Upload of ${file.name}`} percent={percent} />;
}

function Preview({ file }: { file: File }) {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const created = URL.createObjectURL(file);
    setUrl(created);
    return () => URL.revokeObjectURL(created);
  }, [file]);
  return (
    <span className="size-12 shrink-0 overflow-hidden rounded-sm bg-well">
      {url && file.type.startsWith('image/') && (
        <img src={url} alt="" decoding="async" className="size-full object-cover" />
      )}
    </span>
  );
}
