import { codePart } from '../../lib/code-parts.ts';
import { LazyDialog } from '../../ui/lazy-dialog.tsx';
import type { ContractorChangeProps } from './contractor-dialogs.tsx';

const loadChange = codePart(
  async () => (await import('./contractor-dialogs.tsx')).ContractorChange,
);

/** The form in a file of its own, for the page of a contractor. */
export function ContractorChange(props: ContractorChangeProps) {
  return <LazyDialog load={loadChange} dialog={props} />;
}
