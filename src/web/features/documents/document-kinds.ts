import type { DocumentKind } from '#shared/document.ts';
import type { SelectOption } from '../../ui/select-field.tsx';

/** Photos have a gallery of their own. */
export type PaperKind = Exclude<DocumentKind, 'photo'>;

/** In the order of the page. */
export const paperKinds: Record<PaperKind, { one: string; many: string }> = {
  contract: { one: 'Contract', many: 'Contracts' },
  insurance: { one: 'Proof of insurance', many: 'Insurance' },
  licence: { one: 'License', many: 'Licenses' },
  permit: { one: 'Permit', many: 'Permits' },
  lien_waiver: { one: 'Lien waiver', many: 'Lien waivers' },
  warranty: { one: 'Warranty', many: 'Warranties' },
  manual: { one: 'Manual', many: 'Manuals' },
  other: { one: 'Something else', many: 'Others' },
};

export const isPaperKind = (kind: unknown): kind is PaperKind =>
  typeof kind === 'string' && Object.hasOwn(paperKinds, kind);

export const kindOptions: SelectOption[] = Object.entries(paperKinds).map(([value, { one }]) => ({
  value,
  label: one,
}));
