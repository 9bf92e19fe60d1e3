import { Select } from '../../ui/select-field.tsx';
import { type PaperKind, paperKinds } from './document-kinds.ts';
import type { DocumentView } from './document-view.ts';

const kindOptions = Object.entries(paperKinds).map(([value, { many }]) => ({ value, label: many }));

interface DocumentFiltersProps {
  view: DocumentView;
  contractors: readonly { id: number; name: string }[];
  onChange: (changes: Partial<DocumentView>) => void;
}

export function DocumentFilters({ view, contractors, onChange }: DocumentFiltersProps) {
  return (
    <search className="mb-6 grid gap-2.5 min-[22rem]:grid-cols-2 sm:max-w-md">
      <Select
        aria-label="Filter by kind"
        emptyLabel="All kinds"
        options={kindOptions}
        value={view.kind ?? ''}
        onChange={({ target }) =>
          onChange({ kind: (target.value || undefined) as PaperKind | undefined })
        }
      />
      {contractors.length > 0 && (
        <Select
          aria-label="Filter by contractor"
          emptyLabel="All contractors"
          options={contractors.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={view.contractor ?? ''}
          onChange={({ target }) => onChange({ contractor: Number(target.value) || undefined })}
        />
      )}
    </search>
  );
}
