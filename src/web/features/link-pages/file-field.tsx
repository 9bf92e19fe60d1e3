import { Camera, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { RECEIPT_ACCEPT, refuseReceiptFile } from '../receipts/receipt-file.ts';

interface FileFieldProps {
  label: string;
  optional: boolean;
  file: File | null;
  onChange: (file: File | null) => void;
  error: string | undefined;
}

/** One photo or PDF. On a phone the camera is the first choice of the system's own list. */
export function FileField({ label, optional, file, onChange, error }: FileFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const choose = (chosen: File | undefined) => {
    if (!chosen) return;
    const refusal = refuseReceiptFile(chosen);
    setProblem(refusal);
    onChange(refusal ? null : chosen);
  };
  return (
    <Field label={label} optional={optional} error={problem ?? error}>
      {(control) => (
        <div className="flex items-center gap-2">
          <input
            {...control}
            ref={input}
            type="file"
            accept={RECEIPT_ACCEPT}
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              choose(target.files?.[0]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          <Button variant="secondary" onClick={() => input.current?.click()}>
            <Camera className="size-4" aria-hidden="true" />
            {file ? 'Choose another' : 'Take or choose'}
          </Button>
          {file && (
            <span className="flex min-w-0 items-center text-sm">
              <span className="truncate">{file.name}</span>
              <IconButton label={`Remove ${file.name}`} onClick={() => onChange(null)}>
                <X className="size-4" aria-hidden="true" />
              </IconButton>
            </span>
          )}
        </div>
      )}
    </Field>
  );
}
