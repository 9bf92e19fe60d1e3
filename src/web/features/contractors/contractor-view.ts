import type { ListedContractor } from '#shared/contractor.ts';
import { NAME_MAX_LENGTH } from '#shared/text.ts';
import type { FormSearch } from '../../lib/asked-form.ts';
import { digitsOf } from './contact-links.ts';

/** Which contractors the page shows. All of it is in the address. */
export interface ContractorView {
  search: string;
  /** Null for any. */
  specialty: string | null;
}

/** The view in the address, without default values. */
export type ContractorSearch = { search?: string; specialty?: string } & FormSearch<
  'name' | 'phone'
>;

/** Reads an address that anyone may have typed. */
export function toContractorView(search: Record<string, unknown>): ContractorView {
  const { search: text, specialty } = search;
  return {
    search: typeof text === 'string' ? text.slice(0, NAME_MAX_LENGTH) : '',
    // With `add`, it is that of the new contractor.
    specialty:
      typeof specialty === 'string' && specialty !== '' && !search['add'] ? specialty : null,
  };
}

export function toContractorSearch({ search, specialty }: ContractorView): ContractorSearch {
  return { ...(search !== '' && { search }), ...(specialty !== null && { specialty }) };
}

/** The specialties in use, for the filter. */
export function specialtiesOf(contractors: ListedContractor[]): string[] {
  const specialties = new Set(contractors.flatMap(({ specialty }) => specialty ?? []));
  return [...specialties].toSorted((a, b) => a.localeCompare(b, 'en-US'));
}

/**
 * Contractors with the specialty that match every word of the search, ignoring case. A number also
 * matches phone numbers with other characters between the digits.
 */
export function filterContractors(
  contractors: ListedContractor[],
  { search, specialty }: ContractorView,
): ListedContractor[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  return contractors.filter((contractor) => {
    if (specialty !== null && contractor.specialty !== specialty) return false;
    const { name, company, email, phone, notes } = contractor;
    const text = [name, company, contractor.specialty, email, phone, notes]
      .join('\n')
      .toLowerCase();
    const phoneDigits = digitsOf(phone ?? '');
    return words.every((word) => {
      const digits = /^[\d()+.-]+$/.test(word) ? digitsOf(word) : '';
      return text.includes(word) || (digits !== '' && phoneDigits.includes(digits));
    });
  });
}
