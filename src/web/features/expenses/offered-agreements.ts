import type { Agreement } from '#shared/agreement.ts';

/** The agreements that a payment to a contractor can count toward, and the one it counts toward. */
export function agreementsFor(
  agreements: readonly Agreement[],
  contractorId: number | null | undefined,
  chosenId: number | null | undefined,
): Agreement[] {
  return agreements.filter(
    (each) =>
      each.id === chosenId ||
      (each.status === 'open' && contractorId != null && each.contractorId === contractorId),
  );
}
