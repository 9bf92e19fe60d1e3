import type { LedgerRecord } from '../query/ledger-record.ts';

/** "Who has a holdback?" */
export const HOLDBACK =
  /\b(?:holdbacks?|hold back|holding back|held back|retainage|retention|retain(?:ed|ing)?(?! walls?)|withh(?:old|olding|eld))\b/;
/** The agreements of which a share of each bill is held back. */
export const withHoldback = (all: readonly LedgerRecord[]): LedgerRecord[] =>
  all.filter(({ facts }) => facts.some(({ name }) => name.startsWith('held back')));
