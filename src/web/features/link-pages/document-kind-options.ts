import type { DocumentKind } from '#shared/document.ts';

/** What contractors send most comes first. */
export const documentKindOptions: readonly { value: DocumentKind; label: string }[] = [
  { value: 'insurance', label: 'Insurance certificate' },
  { value: 'licence', label: 'Licence' },
  { value: 'lien_waiver', label: 'Lien waiver' },
  { value: 'contract', label: 'Contract' },
  { value: 'permit', label: 'Permit' },
  { value: 'warranty', label: 'Warranty' },
  { value: 'manual', label: 'Manual' },
  { value: 'photo', label: 'Photo of the work' },
  { value: 'other', label: 'Something else' },
];
