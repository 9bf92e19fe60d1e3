import { toId } from '../../lib/plain-search.ts';

type ImportStep = 'columns' | 'rows';

/** Which file the page shows. All of it is in the address, so that a reload keeps the place. */
export interface ImportView {
  file: number | null;
  step: ImportStep;
}

export type ImportSearch = { file?: number; step?: string };

export function toImportView({ file, step }: Record<string, unknown>): ImportView {
  return { file: toId(file), step: step === 'rows' ? 'rows' : 'columns' };
}

export function toImportSearch({ file, step }: ImportView): ImportSearch {
  return { ...(file && { file }), ...(file && step === 'rows' && { step }) };
}
