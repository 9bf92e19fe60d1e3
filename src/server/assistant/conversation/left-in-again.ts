import type { Reading } from '../question/reading.ts';

/** "Without labor" "With labor again": as it was before that was left out. */
export function isLeftInAgain({ exclusions }: Reading, next: Reading): boolean {
  const { category, paymentMethod, contractors } = next;
  return (
    LEFT_IN.test(next.words.join(' ')) &&
    ((category !== null && exclusions.categories.includes(category)) ||
      (paymentMethod !== null && exclusions.paymentMethods.includes(paymentMethod)) ||
      contractors.some(({ id }) => exclusions.contractors.some((one) => one.id === id)))
  );
}
const LEFT_IN =
  /^(?:and |ok |now |so )*(?:with|including|include|plus|counting|add|put)\b|\b(?:included|back in|again)$/;
