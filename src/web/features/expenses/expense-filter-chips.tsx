import { X } from 'lucide-react';
import { useAllProjectsLabel } from '../projects/use-all-projects-label.ts';
import { useCurrency } from '../projects/use-currency.ts';
import type { ExpenseView } from './expense-view.ts';
import { extraFilters, type NamedFilter } from './extra-filters.ts';
import { FilterName } from './filter-name.tsx';

interface ExpenseFilterChipsProps {
  projectId: number;
  view: ExpenseView;
  onChange: (changes: Partial<ExpenseView>) => void;
}

/** The filters from a link or from the dialog. Each can be removed. */
export function ExpenseFilterChips({ projectId, view, onChange }: ExpenseFilterChipsProps) {
  const filters = extraFilters(view, useCurrency(projectId), useAllProjectsLabel());
  if (filters.length === 0) return null;
  return (
    <ul aria-label="More filters" className="flex min-w-0 flex-wrap gap-2">
      {filters.map(({ key, text, changes }) => (
        <Chip key={key} onRemove={() => onChange(changes)}>
          {text ?? (
            <FilterName
              filter={key as NamedFilter}
              id={view[key as NamedFilter]}
              projectId={projectId}
              isAllProjects={view.project === 'all'}
            />
          )}
        </Chip>
      ))}
    </ul>
  );
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
