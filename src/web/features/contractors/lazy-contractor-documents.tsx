import { codePart } from '../../lib/code-parts.ts';
import { useCodePart } from '../../lib/use-code-part.ts';
import type { ContractorDocumentsProps } from './contractor-documents.tsx';

const loadDocuments = codePart(
  async () => (await import('./contractor-documents.tsx')).ContractorDocuments,
);

/** Stands below the agreements and payments, so the page does not wait for its code. */
export function ContractorDocuments(props: ContractorDocumentsProps) {
  // Without its code, the rest of the page still works, and /documents has them too.
  const Documents = useCodePart(loadDocuments, true, () => undefined);
  return Documents && <Documents {...props} />;
}
