import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { formatDate } from '#shared/dates.ts';
import { contractorsQuery } from '../contractors/contractor-queries.ts';
import { type ExpenseView, NO_FILTERS } from './expense-view.ts';

interface ExpenseFilterChipsProps {
  view: ExpenseView;
  onChange: (changes: Partial<ExpenseView>) => void;
}

/** The filters that a link brought along and that have no field of their own. */
export function ExpenseFilterChips({ view, onChange }: ExpenseFilterChipsProps) {
  const { project, contractor, from, to } = NO_FILTERS;
  const period = describePeriod(view);
  if (view.project === project && view.contractor === contractor && !period) return null;
  return (
    <ul aria-label="More filters" className="-mt-1 mb-4 flex flex-wrap gap-2">
      {view.project === 'all' && <Chip onRemove={() => onChange({ project })}>All projects</Chip>}
      {view.contractor !== null && (
        <Chip onRemove={() => onChange({ contractor })}>
          <ContractorName id={view.contractor} />
        </Chip>
      )}
      {period && <Chip onRemove={() => onChange({ from, to })}>{period}</Chip>}
    </ul>
  );
}

function describePeriod({ from, to }: ExpenseView): string | null {
  if (from && to) return from === to ? formatDate(from) : `${formatDate(from)} – ${formatDate(to)}`;
  if (from) return `Since ${formatDate(from)}`;
  return to && `Until ${formatDate(to)}`;
}

function ContractorName({ id }: { id: number }) {
  const { data } = useQuery(contractorsQuery);
  return data?.find((contractor) => contractor.id === id)?.name ?? 'One contractor';
}

function Chip({ children, onRemove }: { children: React.ReactNode; onRemove: () => void }) {
  return (
    <li className="min-w-0">
      <button
        type="button"
        title="Remove this filter"
        onClick={onRemove}
        className="target inline-flex max-w-full items-center gap-2 rounded-md bg-pine-tint px-3 text-sm font-medium text-pine-deep transition-colors duration-150 hover:bg-ink/10"
      >
        <span className="sr-only">Remove filter:</span>
        <span className="truncate">{children}</span>
        <X className="size-4 shrink-0" aria-hidden="true" />
      </button>
    </li>
  );
}
