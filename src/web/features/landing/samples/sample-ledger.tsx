import { joinClasses } from '../../../lib/join-classes.ts';
import { NotePin, SampleFrame } from './sample-frame.tsx';
import { sampleExpenses } from './sample-project.ts';

interface SampleLedgerProps {
  notes?: boolean;
  rows?: number;
  title?: string;
}

export function SampleLedger({ notes, rows = sampleExpenses.length, title }: SampleLedgerProps) {
  return (
    <SampleFrame caption="A list of expenses, each with its date, category, payment method and amount.">
      {title && <p className="px-5 pt-4 font-semibold">{title}</p>}
      <div className="divide-y divide-line px-5 py-1.5">
        {sampleExpenses.slice(0, rows).map((expense, index) => (
          <div key={expense.description} className="flex items-center gap-4 py-3">
            <span className="money w-12 shrink-0 text-sm text-ink-soft max-sm:hidden">
              {expense.date}
            </span>
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{expense.description}</span>
              <span className="flex items-center gap-1.5 text-sm text-ink-soft">
                <span className={joinClasses('size-2 shrink-0 rounded-full', expense.dotClass)} />
                {expense.category}
                <NotePin number={1} shown={notes && index === 0} />
                <span className="truncate max-sm:hidden">· {expense.payment}</span>
                <span className="truncate sm:hidden">· {expense.date}</span>
              </span>
            </span>
            <NotePin number={2} shown={notes && index === 1} />
            <span className="money shrink-0 font-medium">{expense.amount}</span>
          </div>
        ))}
      </div>
    </SampleFrame>
  );
}
