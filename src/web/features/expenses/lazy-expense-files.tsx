import { useEffect, useRef, useState } from 'react';
import { toast } from 'sonner';
import { codePart } from '../../lib/code-parts.ts';
import { useCodePart } from '../../lib/use-code-part.ts';
import { ReceiptDropZone } from '../receipts/receipt-drop-zone.tsx';
import type { ExpenseFilesProps } from './expense-files.tsx';

const loadFiles = codePart(async () => (await import('./expense-files.tsx')).ExpenseFiles);

/** The files of an expense. Until there is one, it is only a place to drop or choose them. */
export function LazyExpenseFiles(
  props: Omit<ExpenseFilesProps, 'chosen'> & { opensChooser: boolean },
) {
  const { opensChooser, form } = props;
  const [chosen, setChosen] = useState<readonly File[]>(form.keptFiles);
  const isWanted = form.files.length + chosen.length > 0;
  const Files = useCodePart(loadFiles, isWanted, () => {
    // What an expense has stays with it.
    if (chosen.length > 0) toast.error('The file could not be added. Check your connection.');
    setChosen([]);
  });
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // Only directly after a tap. Without one, the first thing in the form is the same offer.
    if (opensChooser && navigator.userActivation?.isActive) input.current?.click();
  }, [opensChooser]);

  if (Files) return <Files {...props} chosen={chosen} />;
  return (
    <div className="grid gap-1.5">
      <p className="text-sm font-medium">
        Receipt<span className="font-normal text-ink-soft"> (optional)</span>
      </p>
      <ReceiptDropZone
        label="Receipt"
        inputRef={input}
        isMultiple
        isUploading={chosen.length > 0}
        percent={0}
        onFiles={setChosen}
        describedBy={undefined}
      />
    </div>
  );
}
