import { Search } from 'lucide-react';
import { NAME_MAX_LENGTH } from '#shared/text.ts';
import { joinClasses } from '../../lib/join-classes.ts';
import { controlClasses } from '../../ui/field.tsx';
import { Select } from '../../ui/select-field.tsx';
import type { ContractorView } from './contractor-view.ts';

interface ContractorFiltersProps {
  view: ContractorView;
  specialties: string[];
  onChange: (changes: Partial<ContractorView>) => void;
}

export function ContractorFilters({ view, specialties, onChange }: ContractorFiltersProps) {
  return (
    <search className="mb-5 grid gap-2.5 sm:grid-cols-[minmax(0,1fr)_13rem]">
      <div className="relative">
        <Search
          className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-ink-soft"
          aria-hidden="true"
        />
        <input
          type="search"
          aria-label="Search contractors"
          placeholder="Search contractors"
          autoComplete="off"
          maxLength={NAME_MAX_LENGTH}
          value={view.search}
          onChange={(event) => onChange({ search: event.target.value })}
          className={joinClasses(controlClasses, 'target pl-9')}
        />
      </div>
      <Select
        aria-label="Filter by specialty"
        emptyLabel="All Specialties"
        options={specialties.map((specialty) => ({ value: specialty, label: specialty }))}
        value={view.specialty ?? ''}
        onChange={({ target }) => onChange({ specialty: target.value || null })}
      />
    </search>
  );
}
