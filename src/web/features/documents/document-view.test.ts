import { expect, it } from 'vitest';
import type { StoredDocument } from '#shared/document.ts';
import { groupDocuments, toDocumentSearch, toDocumentView } from './document-view.ts';

it('an address that nobody could have chosen shows everything', () => {
  for (const search of [{}, { kind: 'photo' }, { kind: 'toString', contractor: '-1' }]) {
    expect(toDocumentView(search)).toEqual({ kind: undefined, contractor: undefined });
  }
});

it('a view survives the address', () => {
  for (const view of [
    { kind: 'permit', contractor: 7 },
    { kind: undefined, contractor: undefined },
  ] as const) {
    expect(toDocumentView(toDocumentSearch(view))).toEqual(view);
  }
});

it('documents are grouped by kind, and only those that match', () => {
  const document = (id: number, kind: string, contractorId: number | null) =>
    ({ id, kind, contractorId }) as StoredDocument;
  const all = [document(1, 'other', 7), document(2, 'contract', 7), document(3, 'contract', null)];
  const idsOf = (view: Parameters<typeof groupDocuments>[1]) =>
    groupDocuments(all, view).map(({ kind, documents }) => [kind, documents.map(({ id }) => id)]);
  expect(idsOf({ kind: undefined, contractor: undefined })).toEqual([
    ['contract', [2, 3]],
    ['other', [1]],
  ]);
  expect(idsOf({ kind: undefined, contractor: 7 })).toEqual([
    ['contract', [2]],
    ['other', [1]],
  ]);
  expect(idsOf({ kind: 'other', contractor: undefined })).toEqual([['other', [1]]]);
});
