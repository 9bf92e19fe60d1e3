import type { ChangeOrder } from '#shared/change-order.ts';
import { codePart } from '../../lib/code-parts.ts';
import { useCodePart } from '../../lib/use-code-part.ts';

const loadFiles = codePart(async () => (await import('./change-file-list.tsx')).ChangeFileList);

/** The files come after the change itself, so the page does not wait for their code. */
export function ChangeFileList({ change }: { change: ChangeOrder }) {
  // Without its code, the rest of the page still works, and /documents has the files too.
  const Files = useCodePart(loadFiles, true, () => undefined);
  return Files && <Files change={change} />;
}
