import { hasPart, says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { isBackReference } from './back-reference.ts';

/** "What does Luis want for it?" "If we go with him, what is left of the budget?" */
export const takesOffer = (previous: Reading, next: Reading): boolean =>
  previous.subject === 'quotes' && TAKES_OFFER.test(next.words.join(' '));
export const TAKES_OFFER =
  /\b(?:go|going|went|sign) with (?:him|her|them|that|it)\b|\b(?:take|took|pick|picked|hire|hired|choose|chose|accept|accepted|say yes to|said yes to) (?:him|her|them|it|that)\b/;

/** "What is her agreement for?" "And with the ceiling fan added?" */
export const addsToAgreement = (previous: Reading, next: Reading): boolean =>
  says(previous, 'agreement') &&
  next.contractors.length === 0 &&
  /^(?:and |so |what about |how about )*(?:with|including|counting|plus) (?:the|his|her|their)\b/.test(
    next.words.join(' '),
  );

/** "Priya's phone number, and how much she got for the roof": an amount, and no number. */
export const asksAmountOf = (previous: Reading, next: Reading) =>
  says(next, 'howMuch') &&
  hasPart(next) &&
  isBackReference(next) &&
  says(previous, 'phone', 'email', 'contact', 'rate', 'number');
