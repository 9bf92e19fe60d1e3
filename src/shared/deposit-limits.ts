interface DepositLimit {
  /** In cents. */
  limit: bigint;
  /** Which rule it is, as the end of a sentence. */
  rule: string;
}

/**
 * How much of a total a contractor usually asks for before the work starts. Only a rule for people
 * to ask about: guides disagree, and none of this is legal advice.
 */
export function usualDeposit(total: bigint, state: string | null = null): DepositLimit {
  if (state === 'CA') {
    const tenth = total / 10n;
    const limit = tenth < 100_000n ? tenth : 100_000n;
    return { limit, rule: 'California’s limit of 10 % or $1,000, whichever is less' };
  }
  return { limit: total / 3n, rule: 'a third of the total, which is the usual advice' };
}
