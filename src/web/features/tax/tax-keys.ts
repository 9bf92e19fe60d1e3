import type { TaxUse } from '#shared/tax.ts';

export type TaxStep = 'next' | 'previous' | 'accept' | 'undo' | { use: TaxUse | null };

const steps: Record<string, TaxStep> = {
  arrowdown: 'next',
  j: 'next',
  arrowup: 'previous',
  k: 'previous',
  a: 'accept',
  u: 'undo',
  '0': { use: null },
  '1': { use: 'improvement' },
  '2': { use: 'repair' },
  '3': { use: 'not_part' },
};

type PressedKey = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** What a key does in the list. The keys work only while the focus is in it. */
export function taxStepOf({ key, ctrlKey, metaKey, altKey }: PressedKey): TaxStep | null {
  if (ctrlKey || metaKey || altKey) return null;
  return steps[key.toLowerCase()] ?? null;
}
