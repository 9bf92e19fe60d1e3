import { codePart } from '../../lib/code-parts.ts';
import { useCodePart } from '../../lib/use-code-part.ts';
import { useContractorsOf } from '../contractors/contractor-queries.ts';
import type { BudgetFilterNameProps } from './budget-filter-name.tsx';
import { unnamed } from './budget-filters.ts';
import type { NamedFilter } from './extra-filters.ts';

interface FilterNameProps {
  filter: NamedFilter;
  id: number | string | null;
  projectId: number;
  isAllProjects: boolean;
}

/** The name of the record that a filter is about. */
export function FilterName({ filter, id, projectId, isAllProjects }: FilterNameProps) {
  if (id === 'none') return `No ${filter}`;
  return filter === 'contractor' ? (
    <ContractorName id={id} projectId={isAllProjects ? null : projectId} />
  ) : (
    <LazyName filter={filter} id={id} projectId={projectId} />
  );
}

interface ContractorNameProps {
  id: number | string | null;
  projectId: number | null;
}

function ContractorName({ id, projectId }: ContractorNameProps) {
  const { data } = useContractorsOf(projectId);
  return data?.find((contractor) => contractor.id === id)?.name ?? 'One contractor';
}

const loadName = codePart(async () => (await import('./budget-filter-name.tsx')).BudgetFilterName);

/** Few people filter by these, so the code is not part of the page. */
function LazyName(props: BudgetFilterNameProps) {
  const Name = useCodePart(loadName, true, () => undefined);
  return Name ? <Name {...props} /> : unnamed[props.filter];
}
