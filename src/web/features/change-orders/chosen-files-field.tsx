import { Paperclip, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, IconButton } from '../../ui/button.tsx';
import { Field } from '../../ui/field.tsx';
import { RECEIPT_ACCEPT, refuseReceiptFile } from '../receipts/receipt-file.ts';
import { type ChosenFile, toChosenFile } from './chosen-files.ts';

interface ChosenFilesFieldProps {
  files: ChosenFile[];
  onChange: (files: ChosenFile[]) => void;
  /** Those that are there already. */
  stored: { id: number; title: string }[];
  onRemoveStored: (id: number) => void;
}

/** Photos and PDFs to send along. They are uploaded with the form. */
export function ChosenFilesField(props: ChosenFilesFieldProps) {
  const { files, onChange, stored, onRemoveStored } = props;
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const add = (chosen: File[]) => {
    const refusals = chosen.map(refuseReceiptFile);
    setProblem(refusals.find((refusal) => refusal !== null) ?? undefined);
    const usable = chosen.filter((_file, index) => refusals[index] === null);
    onChange([...files, ...usable.map(toChosenFile)]);
  };
  const rows = [
    ...stored.map(({ id, title }) => ({ id, name: title, remove: () => onRemoveStored(id) })),
    ...files.map(({ id, file }) => ({
      id,
      name: file.name,
      remove: () => onChange(files.filter((other) => other.id !== id)),
    })),
  ];
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
          {rows.length > 0 && (
            <ul>
              {rows.map(({ id, name, remove }) => (
                <li key={id} className="flex items-center justify-between gap-2 text-sm">
                  <span className="truncate">{name}</span>
                  <IconButton label={`Remove ${name}`} onClick={remove}>
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
