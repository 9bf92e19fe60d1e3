import { useState } from 'react';
import { writeNumber } from '#shared/counts.ts';
import { categoryLabel } from '#shared/expense.ts';
import { addMoney } from '#shared/money.ts';
import { errorSentence } from '../../lib/api-client.ts';
import { ErrorAlert } from '../../ui/alert.tsx';
import { Button } from '../../ui/button.tsx';
import { CancelButton } from '../../ui/cancel-button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FormFooter } from '../../ui/form-footer.tsx';
import { TextAreaField } from '../../ui/text-field.tsx';
import { UnsavedChanges } from '../../ui/unsaved-changes.tsx';
import { useCreatePlanLines } from '../plan-lines/plan-line-mutations.ts';
import { useFormatMoney } from '../projects/currency-context.ts';
import { type PastedRow, readPastedLines } from './pasted-lines.ts';

export interface PasteDialogProps {
  projectId: number;
  /** What was pasted into the table; empty if the dialog was opened first. */
  text: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
}

export function PasteDialog({ projectId, text, isOpen, onOpenChange }: PasteDialogProps) {
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title="Paste Rows"
      description="Copy rows from a spreadsheet: title, amount, category, room. Nothing is saved yet."
    >
      <PasteForm projectId={projectId} start={text} onDone={() => onOpenChange(false)} />
    </Dialog>
  );
}

interface PasteFormProps {
  projectId: number;
  start: string;
  onDone: () => void;
}

function PasteForm({ projectId, start, onDone }: PasteFormProps) {
  const [text, setText] = useState(start);
  const create = useCreatePlanLines();
  const rows = readPastedLines(text);
  const lines = rows.flatMap(({ line }) => line ?? []);
  const refused = rows.length - lines.length;
  const add = async () => {
    if (lines.length === 0 || create.isPending) return;
    await create.mutateAsync({ projectId, lines }).then(onDone, () => undefined);
  };
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void add();
      }}
      className="grid gap-4"
    >
      <TextAreaField
        label="Rows"
        rows={4}
        placeholder={`Floor tiles\t${writeNumber('1250.00')}\tMaterials\tBathroom`}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {rows.length > 0 && <Preview rows={rows} />}
      {create.error && <ErrorAlert>{errorSentence(create.error)}</ErrorAlert>}
      <FormFooter
        problem={
          refused > 0
            ? `${refused === 1 ? '1 row' : `${refused} rows`} cannot be added. Correct the text above, or add the others.`
            : undefined
        }
      >
        <CancelButton />
        <Button
          type="submit"
          disabled={lines.length === 0}
          isPending={create.isPending}
          pendingText="Adding..."
        >
          {lines.length === 1 ? 'Add 1 Line' : `Add ${lines.length} Lines`}
        </Button>
      </FormFooter>
      <UnsavedChanges hasChanges={() => text.trim() !== '' && !create.isSuccess} />
    </form>
  );
}

function Preview({ rows }: { rows: readonly PastedRow[] }) {
  const formatMoney = useFormatMoney();
  const total = addMoney(rows.flatMap(({ line }) => line?.planned ?? []));
  return (
    <section aria-label="What will be added">
      <ol className="max-h-80 overflow-y-auto border-y border-line text-sm">
        {rows.map((row) => (
          <li key={row.number} className="border-b border-line py-2 last:border-b-0">
            <div className="flex flex-wrap items-baseline justify-between gap-x-3">
              <span className="min-w-0 font-medium wrap-anywhere">
                {row.title || `Row ${row.number}`}
              </span>
              {row.line && <span className="money">{formatMoney(row.line.planned)}</span>}
            </div>
            {row.line ? (
              <p className="text-ink-soft">
                {categoryLabel(row.line.category)}
                {row.line.roomName && ` · ${row.line.roomName}`}
              </p>
            ) : (
              <p className="font-medium text-brick">
                Row {row.number}: {row.problem}
              </p>
            )}
          </li>
        ))}
      </ol>
      <p className="flex justify-between pt-2 text-sm font-semibold">
        <span>Together</span>
        <span className="money">{formatMoney(total)}</span>
      </p>
    </section>
  );
}
