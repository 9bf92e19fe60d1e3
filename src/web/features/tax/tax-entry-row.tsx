import { Paperclip } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { categoryLabel } from '#shared/expense.ts';
import { type TaxEntry, type TaxUse, taxUseLabels, taxUses } from '#shared/tax.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { Badge } from '../../ui/badge.tsx';
import { useFormatMoney } from '../projects/currency-context.ts';

interface TaxEntryRowProps {
  entry: TaxEntry;
  /** Null for people who only look. */
  onDecide: ((use: TaxUse | null) => void) | null;
}

export function TaxEntryRow({ entry, onDecide }: TaxEntryRowProps) {
  const { date, description, payee, room, part, amount, receipts, suggestion } = entry;
  const format = useFormatMoney();
  const facts = [formatDate(date), payee, room, part && `part: ${categoryLabel(part)}`];
  return (
    <li className="grid gap-3 px-4 py-3.5 lg:grid-cols-[minmax(0,1fr)_24rem] lg:items-center lg:gap-6 sm:px-6">
      <div className="min-w-0">
        <div className="flex items-baseline justify-between gap-4">
          <p className="line-clamp-2 min-w-0 font-medium wrap-anywhere">{description}</p>
          <p
            className={joinClasses(
              'money shrink-0 font-semibold',
              amount.startsWith('-') && 'text-brick',
            )}
          >
            {format(amount)}
          </p>
        </div>
        <p className="mt-0.5 text-sm wrap-anywhere text-ink-soft">
          {facts.filter(Boolean).join(' · ')}
          {receipts > 0 && (
            <Paperclip className="ml-1.5 inline size-3.5 align-[-0.125em]" aria-label="Receipt" />
          )}
        </p>
        <p className="mt-0.5 text-sm text-pretty text-ink-soft">
          <span className="font-medium text-ink">
            {suggestion.use ? taxUseLabels[suggestion.use] : 'You know best'}:
          </span>{' '}
          {suggestion.text}
        </p>
      </div>
      {onDecide ? (
        <UseButtons entry={entry} onDecide={onDecide} />
      ) : (
        <p className="lg:text-right">
          <Badge tone={entry.use === 'improvement' ? 'pine' : 'plain'}>
            {entry.use ? taxUseLabels[entry.use] : 'Undecided'}
          </Badge>
        </p>
      )}
    </li>
  );
}

interface UseButtonsProps {
  entry: TaxEntry;
  onDecide: (use: TaxUse | null) => void;
}

/** Pressing the chosen one again takes the decision back. */
function UseButtons({ entry, onDecide }: UseButtonsProps) {
  const { description, part, suggestion } = entry;
  return (
    <fieldset className="grid grid-cols-3 gap-1 rounded-md bg-well p-1">
      <legend className="sr-only">
        {description}
        {part && `, ${categoryLabel(part)}`}
      </legend>
      {taxUses.map((each) => {
        const isChosen = entry.use === each;
        const isSuggested = entry.use === null && suggestion.use === each;
        return (
          <button
            key={each}
            type="button"
            aria-pressed={isChosen}
            data-suggested={isSuggested || undefined}
            onClick={() => onDecide(isChosen ? null : each)}
            className={joinClasses(
              'min-h-11 rounded-sm px-1.5 text-sm font-medium transition-colors duration-150',
              isChosen && 'bg-action text-on-action shadow-low',
              !isChosen && 'text-ink hover:bg-raised',
              isSuggested && 'ring-2 ring-pine ring-inset',
            )}
          >
            {taxUseLabels[each]}
            {isSuggested && <span className="sr-only"> (suggested)</span>}
          </button>
        );
      })}
    </fieldset>
  );
}
