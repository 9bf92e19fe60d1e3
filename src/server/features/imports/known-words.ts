import type { ExpenseCategory, PaymentMethod } from '#shared/expense.ts';
import { plainHeading } from './column-names.ts';

/** What people write for our categories. The start of a word is enough. */
const categoryWords: readonly [ExpenseCategory, RegExp][] = [
  ['permits', /\b(permit|inspection|licen[cs]e|fee\b|fees\b|genehmigung|gebuhr|permiso|tasa)/],
  [
    'labor',
    /\b(labou?r|work|install|contractor|service|arbeit|lohn|handwerk|montage|mano de obra|main d)/,
  ],
  ['equipment', /\b(equipment|rental|rent|machine|gerat|miete|leih|equipo|alquiler)/],
  ['tools', /\b(tool|werkzeug|herramienta|outil)/],
  [
    'utilities',
    /\b(utilit|electricity|power|water bill|gas bill|strom|wasser|versorg|servicios|luz)/,
  ],
  [
    'materials',
    /\b(material|supplies|supply|tile|floor|paint|lumber|wood|cabinet|fixture|hardware|appliance|plumbing|electrical|lighting|drywall|insulation|fliese|farbe|holz|pintura|madera|azulejo|materiaux)/,
  ],
  ['other', /\b(other|misc|sonstig|otro|divers)/],
];

const methodWords: readonly [PaymentMethod, RegExp][] = [
  ['debit_card', /\b(debit|ec|girocard|bancomat|debito)\b/],
  [
    'credit_card',
    /\b(credit|visa|master ?card|amex|american express|discover|kredit\w*|credito|cc|card|karte|tarjeta|carte)\b/,
  ],
  ['check', /\b(checks?|cheques?|scheck|chk)\b/],
  [
    'bank_transfer',
    /\b(transfer|wire|ach|bank|zelle|venmo|paypal|sepa|uberweisung|lastschrift|transferencia|virement)/,
  ],
  ['cash', /\b(cash|bar|barzahlung|efectivo|especes)\b/],
  ['financing', /\b(financ\w*|loan|heloc|kredit|darlehen|finanz\w*|prestamo)\b/],
];

const find = <Key>(words: readonly [Key, RegExp][], text: string): Key | undefined => {
  const plain = plainHeading(text);
  return words.find(([, pattern]) => pattern.test(plain))?.[0];
};

export const guessCategory = (text: string): ExpenseCategory =>
  find(categoryWords, text) ?? 'other';
export const guessPaymentMethod = (text: string): PaymentMethod =>
  find(methodWords, text) ?? 'other';

/** The last row of a sheet, or of one of its parts. */
export const isTotalWord = (text: string): boolean =>
  /^(grand |sub ?)?totals?\b|^sum\b|^summe\b|^zwischensumme\b|^gesamt|^suma\b|^somme\b/.test(
    plainHeading(text),
  );

export const isRefundWord = (text: string): boolean =>
  /\b(refund|return|returned|rebate|erstatt|ruckerstatt|retoure|gutschrift|reembolso|devoluc|rembours)/.test(
    plainHeading(text),
  );
