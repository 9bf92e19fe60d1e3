import { CircleAlert, ScanText } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { formatMoney } from '#shared/money.ts';
import type { ReceiptReading as Reading } from '#shared/reading.ts';
import { useReading } from '../receipts/use-reading.ts';
import { DuplicateWarning } from './duplicate-warning.tsx';
import { type FieldMarks, fillIn } from './fill-in.ts';
import { ReceiptLines } from './receipt-lines.tsx';
import type { ExpenseFormState } from './use-expense-form.ts';

interface ReceiptReadingProps {
  form: ExpenseFormState;
  /** The key of the uploaded file. */
  receipt: string;
  /** That of the project. */
  currency: string;
  onMarks: (marks: FieldMarks) => void;
}

/** Reads the receipt while the person types, and fills in what is still free. */
export function ReceiptReading({ form, receipt, currency, onMarks }: ReceiptReadingProps) {
  const { step, reading } = useReading(receipt);
  const place = useRef<HTMLDivElement>(null);
  const marked = useRef<FieldMarks>({});
  const filledFrom = useRef<string>(null);

  const mark = (marks: FieldMarks) => {
    marked.current = marks;
    onMarks(marks);
  };
  const fill = useEffectEvent((found: Reading) => {
    // Once: a second answer has other duplicates, but says the same.
    if (filledFrom.current === receipt) return;
    filledFrom.current = receipt;
    mark(
      Object.fromEntries(fillIn(form, found).map((field) => [field, <PleaseCheck key={field} />])),
    );
  });
  useEffect(() => {
    if (reading) fill(reading);
  }, [reading]);

  /** A field that the person has come to is looked at. */
  const touch = useEffectEvent(({ target }: Event) => {
    const name = target instanceof HTMLInputElement ? target.name : '';
    if (!(name in marked.current)) return;
    mark(Object.fromEntries(Object.entries(marked.current).filter(([field]) => field !== name)));
  });
  useEffect(() => {
    const element = place.current?.closest('form');
    const listener = (event: Event) => touch(event);
    element?.addEventListener('focusin', listener);
    element?.addEventListener('input', listener);
    return () => {
      element?.removeEventListener('focusin', listener);
      element?.removeEventListener('input', listener);
    };
  }, []);

  return (
    <div ref={place} className="grid gap-3 text-sm">
      <p role="status" className="flex items-start gap-1.5 text-ink-soft">
        <ScanText className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
        <span className="min-w-0">{statusText(step, reading, currency)}</span>
      </p>
      {reading && (
        <>
          <DuplicateWarning ids={reading.duplicateOf} />
          {reading.lines.length > 1 && (
            <ReceiptLines form={form} lines={reading.lines} currency={currency} />
          )}
        </>
      )}
    </div>
  );
}

function PleaseCheck() {
  return (
    <span className="inline-flex items-center gap-1 font-medium text-amber">
      <CircleAlert className="size-3.5" aria-hidden="true" />
      Please check
    </span>
  );
}

function statusText(
  step: ReturnType<typeof useReading>['step'],
  reading: Reading | null,
  currency: string,
): string {
  if (step === 'failed') return 'The receipt could not be read. Fill in the fields yourself.';
  if (!reading) return 'Reading the receipt. You can keep working.';
  const { total, tax, merchant, date } = reading;
  if (!total && !merchant && !date) return 'Nothing was found on the receipt.';
  const figures = [
    total && `total ${formatMoney(total.value, currency)}${total.checked ? ', which adds up' : ''}`,
    tax && `tax ${formatMoney(tax, currency)}`,
  ].filter(Boolean);
  return figures.length > 0 ? `The receipt says: ${figures.join('; ')}.` : 'No total was found.';
}
