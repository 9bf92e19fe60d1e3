import { stateName, type UsState } from './us-states.ts';

/**
 * How much a contractor may ask for before the work begins, by US state. To change a limit, edit
 * this file; docs/pay-safely.md repeats it for people. It is not legal advice, and it leaves out
 * local rules and the exceptions in the notes.
 */
export const DEPOSIT_LIMITS_CHECKED = '2026-11-17';

interface DepositLimit {
  /** The part of the contract price, as a fraction. */
  share: readonly [part: bigint, of: bigint];
  /** In cents, if the part of the price would be more. */
  atMost?: bigint;
  /** In cents: it applies to contracts above this price. */
  above?: bigint;
  /** What the table leaves out. */
  note?: string;
  source: string;
  /** Whether we read the law itself, or only what others write about it. */
  isLawRead: boolean;
}

const THIRD = [1n, 3n] as const;
const TENTH = [1n, 10n] as const;

export const depositLimits: Partial<Record<UsState, DepositLimit>> = {
  CA: {
    share: TENTH,
    atMost: 1_000_00n,
    source:
      'Business and Professions Code § 7159.5, by the digest of bill AB 559 (2025): https://fastdemocracy.com/bill-summary/?billsummary_id=CAB00034345&billsummary_session=2025-2026&billsummary_state=ca',
    isLawRead: false,
  },
  ME: {
    share: THIRD,
    above: 3_000_00n,
    note: 'Guides say that both sides can agree otherwise. $3,000 is where a written contract is required.',
    source:
      '10 M.R.S. § 1487 (2003): https://mainelegislature.org/legis/statutes/10/title10sec1487.html',
    isLawRead: true,
  },
  MD: {
    share: THIRD,
    note: 'Nothing may be paid before the contract is signed.',
    source:
      'Business Regulation § 8-617, text of 2005: https://law.justia.com/codes/maryland/2005/gbr/8-617.html',
    isLawRead: true,
  },
  MA: {
    share: THIRD,
    above: 1_000_00n,
    note: 'More is allowed for materials that are ordered specially.',
    source:
      'General Laws ch. 142A § 2(a)(6), by a copy without a date: http://hilltopfarmshoa.com/?cat=8&paged=3',
    isLawRead: true,
  },
  NV: {
    share: TENTH,
    atMost: 1_000_00n,
    note: 'For improvements of a home that its owner lives in, since October 2023.',
    source:
      'NRS 624, by a builder who quotes the state board; we did not see the clause in § 624.970: http://gebreno.com/my-nevada-contractor-asked-for-a-50-deposit-is-that-right/',
    isLawRead: false,
  },
  PA: {
    share: THIRD,
    above: 5_000_00n,
    note: 'Materials that are ordered specially may be added.',
    source:
      '73 P.S. § 517.9, by a guide; we did not see the clause in the law: https://legalclarity.org/how-much-can-a-contractor-ask-for-up-front-in-pa',
    isLawRead: false,
  },
  TN: {
    share: THIRD,
    note: 'More is allowed with a bond, or if the owner chooses to.',
    source:
      'a guide of 2010, which names no section of the law: https://www.craftsman-book.com/content/2010/10/down-payments-on-residential-jobs/',
    isLawRead: false,
  },
  VT: {
    share: [1n, 2n],
    above: 10_000_00n,
    note: 'The law says half of the labor or half of the materials, whichever is greater.',
    source:
      'Vermont Statutes § 5509(c) (2022), by a copy: https://instalawyer.io/laws/vermont-statutes/5509-requirements-of-registrants',
    isLawRead: true,
  },
};

/**
 * The most that may be paid before the work begins, in cents. Null if the contract is too small for
 * the limit, undefined if the table has none for the state.
 */
export function depositLimitOf(region: string, price: bigint): bigint | null | undefined {
  const limit = depositLimits[region as UsState];
  if (!limit) return undefined;
  const { share, atMost, above } = limit;
  if (above !== undefined && price <= above) return null;
  const [part, of] = share;
  const allowed = (price * part) / of;
  return atMost !== undefined && atMost < allowed ? atMost : allowed;
}

/**
 * How much of a total is usual before the work starts: the limit of the state, or the usual advice.
 * `rule` names it as the end of a sentence.
 */
export function usualDeposit(
  total: bigint,
  region: string | null,
): { limit: bigint; rule: string } {
  const limit = region === null ? undefined : depositLimitOf(region, total);
  if (limit === undefined || limit === null || region === null) {
    return { limit: total / 3n, rule: 'a third of the total, which is the usual advice' };
  }
  return { limit, rule: `the limit in ${stateName(region)}` };
}
