import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { codePart } from '../../lib/code-parts.ts';
import { useCodePart } from '../../lib/use-code-part.ts';
import { IconButton } from '../../ui/button.tsx';

interface ReceiptPreviewProps {
  receipt: string;
  /** The file that was just uploaded; without it, the stored receipt loads. */
  file: File | null;
  onRemove: () => void;
}

const loadContents = codePart(async () => (await import('./receipt-contents.tsx')).ReceiptContents);

export function ReceiptPreview({ receipt, file, onRemove }: ReceiptPreviewProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const Contents = useCodePart(loadContents, true, () => setHasFailed(true));
  return (
    <div className="flex items-center gap-2 rounded-md border border-line p-2">
      <div className="grid min-h-14 min-w-0 flex-1 items-center">
        {Contents && <Contents receipt={receipt} file={file} />}
        {/* Without the code to show it, the receipt is saved all the same. */}
        {hasFailed && <p className="text-ink-soft">The receipt is attached.</p>}
      </div>
      <IconButton label="Remove receipt" onClick={onRemove}>
        <Trash2 className="size-4" aria-hidden="true" />
      </IconButton>
    </div>
  );
}
