import {
  categoryLabel,
  type Expense,
  formCategories,
  formPaymentMethods,
  paymentMethodLabel,
} from '#shared/expense.ts';
import type { SelectOption } from '../../ui/select-field.tsx';

type Named = { id: number; name: string; company: string | null };

/** The categories of the form, and the stored one if it is another. */
export function categoryOptions(stored: string | null | undefined): SelectOption[] {
  return withStored(formCategories, stored, categoryLabel);
}

export function paymentMethodOptions(stored: string | null | undefined): SelectOption[] {
  return withStored(formPaymentMethods, stored, paymentMethodLabel);
}

function withStored(
  offered: readonly string[],
  stored: string | null | undefined,
  label: (key: string) => string,
): SelectOption[] {
  const keys = !stored || offered.includes(stored) ? offered : [...offered, stored];
  return keys.map((key) => ({ value: key, label: label(key) }));
}

/** The expense's own contractor is there even before the list has loaded. */
export function contractorOptions(
  contractors: readonly Named[],
  stored: Expense['contractor'] | undefined,
): SelectOption[] {
  const isListed = !stored || contractors.some(({ id }) => id === stored.id);
  const all: readonly Named[] = isListed ? contractors : [stored, ...contractors];
  return all.map(({ id, name, company }) => ({
    value: String(id),
    label: company ? `${name}, ${company}` : name,
  }));
}

export function roomOptions(rooms: readonly { id: number; name: string }[]): SelectOption[] {
  return rooms.map(({ id, name }) => ({ value: String(id), label: name }));
}

export function lineOptions(lines: readonly { id: number; title: string }[]): SelectOption[] {
  return lines.map(({ id, title }) => ({ value: String(id), label: title }));
}
