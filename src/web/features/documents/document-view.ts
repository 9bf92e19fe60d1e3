import type { StoredDocument } from '#shared/document.ts';
import { toId } from '../../lib/plain-search.ts';
import { isPaperKind, type PaperKind, paperKinds } from './document-kinds.ts';

/** Which documents the page shows. All of it is in the address. */
export interface DocumentView {
  kind: PaperKind | undefined;
  contractor: number | undefined;
}

/** The view in the address, without default values. */
export type DocumentSearch = { kind?: string; contractor?: number };

/** Reads an address that anyone may have typed. */
export function toDocumentView({ kind, contractor }: Record<string, unknown>): DocumentView {
  return {
    kind: isPaperKind(kind) ? kind : undefined,
    contractor: toId(contractor) ?? undefined,
  };
}

export function toDocumentSearch({ kind, contractor }: DocumentView): DocumentSearch {
  return { ...(kind && { kind }), ...(contractor && { contractor }) };
}

/** Those that the view shows, by kind and in the order of the kinds. */
export function groupDocuments(documents: readonly StoredDocument[], view: DocumentView) {
  const shown = documents.filter(
    ({ kind, contractorId }) =>
      (view.kind === undefined || kind === view.kind) &&
      (view.contractor === undefined || contractorId === view.contractor),
  );
  return (Object.keys(paperKinds) as PaperKind[]).flatMap((kind) => {
    const ofKind = shown.filter((document) => document.kind === kind);
    return ofKind.length === 0 ? [] : [{ kind, documents: ofKind }];
  });
}
