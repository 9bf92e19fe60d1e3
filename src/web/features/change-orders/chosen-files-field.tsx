import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { RECEIPT_ACCEPT, refuseReceiptFile } from '../receipts/receipt-file.ts';
import { type ChosenFile, toChosenFile } from './chosen-files.ts';

interface ChosenFilesFieldProps {
  files: ChosenFile[];
  onChange: (files: ChosenFile[]) => void;
}

/** Photos and PDFs to send along. They are uploaded with the form. */
export function ChosenFilesField({ files, onChange }: ChosenFilesFieldProps) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const add = (chosen: File[]) => {
    const refusals = chosen.map(refuseReceiptFile);
    setProblem(refusals.find((refusal) => refusal !== null) ?? undefined);
    const usable = chosen.filter((_file, index) => refusals[index] === null);
    onChange([...files, ...usable.map(toChosenFile)]);
  };
  return (
    <Field label="Photos or PDFs" optional error={problem}>
      {(control) => (
        <div className="grid gap-1">
          <input
            {...control}
            ref={input}
            type="file"
            multiple
            accept={RECEIPT_ACCEPT}
            className="sr-only"
            tabIndex={-1}
            onChange={({ target }) => {
              add([...(target.files ?? [])]);
              // The same file can be chosen again.
              target.value = '';
            }}
          />
          {files.length > 0 && (
            <ul>
              {files.map(({ id, file }) => (
                <li key={id} className="flex items-center justify-between gap-2 text-sm">
                  <span className="truncate">{file.name}</span>
                  <IconButton
                    label={`Remove ${file.name}`}
                    onClick={() => onChange(files.filter((other) => other.id !== id))}
                  >
                    <X className="size-4" aria-hidden="true" />
                  </IconButton>
                </li>
              ))}
            </ul>
          )}
          <div>
            <Button variant="secondary" onClick={() => input.current?.click()}>
              <Paperclip className="size-4" aria-hidden="true" />
              Add files
            </Button>
          </div>
        </div>
      )}
    </Field>
  );
}
