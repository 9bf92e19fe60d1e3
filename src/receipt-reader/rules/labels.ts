/** What the words of a row say about its amount. */
export type Label =
  | 'total'
  | 'subtotal'
  | 'tax'
  | 'tip'
  | 'fee'
  | 'discount'
  | 'tender'
  | 'change'
  | 'charged'
  | 'paid_before'
  | 'other';

/**
 * The first pattern that matches counts. Letters that are often misread are in brackets. A wide gap
 * is sometimes read as a digit: "SALES 6TAX".
 */
const PATTERNS: [Label, RegExp][] = [
  [
    'other',
    /total\s*(savings?|saved|items?|qty|quantity|units|points|weight|hours)|you saved|items? sold|number of items/,
  ],
  [
    'other',
    /(remaining|previous|opening|old)\s*balance|balance forward|contract\s*(price|sum|amount)|amount remaining|credit limit|points/,
  ],
  ['discount', /discount|coupon|savings?\b|promo|rabatt|remise|reduction|markdown|member price/],
  [
    'paid_before',
    /deposit|payment received|amount paid|already paid|less paid|prepaid|anzahlung|acompte|down\s?payment/,
  ],
  ['change', /\bchange\b|cash back|r[uü]ckgeld|rendu/],
  ['tip', /\btip\b|gratuity|trinkgeld|pourboire/],
  [
    'subtotal',
    /sub\s?-?\s?t[o0]tal|zwischensumme|sous[- ]total|\bnetto?\b|merchandise|net amount|goods total|taxable|net total|items total|total before tax|order subtotal/,
  ],
  [
    'tax',
    /\b\d?tax(es)?\b|\bvat\b|\b[ghpq]st\b|mwst|\bust\b|\btva\b|\biva\b|umsatzsteuer|mehrwertsteuer/,
  ],
  [
    'fee',
    /shipping|delivery|freight|surcharge|\bfee\b|handling|environmental|recycling|versand|livraison|rental protection|core charge|service charge/,
  ],
  [
    'total',
    /grand\s*t[o0]tal|t[o0]tal\s*(due|amount|charged?|payable|paid|sale|order|eur|usd|cad|gbp|chf|ttc|bill|invoice|price|to pay)?|amount\s*(due|payable|to pay)|balance\s*due|invoice\s*(total|amount)|(gesamt|end|rechnungs)\s?-?(betrag|summe)|\bsumme\b|\bgesamt\b|zu zahlen|montant|betrag|total[e]?\b|importe|pay this amount|please pay|t[o0]tai|totai/,
  ],
  ['charged', /charged|amount charged|auth(orized)? amount|purchase amount|approved/],
  [
    'tender',
    /\bcash\b|tendered|\bvisa\b|master\s?card|\bamex\b|american express|discover|debit|credit\s*card|\bcard\b|\bcheck\b|\bcheque\b|gift\s*card|\bbar\b|gegeben|ec-?karte|maestro|\bpaid\b|payment|interac|apple pay|contactless/,
  ],
];

export function labelOf(row: string): Label | undefined {
  const words = row.toLowerCase();
  return PATTERNS.find(([, pattern]) => pattern.test(words))?.[0];
}

/** How sure a row is the total: "Grand total" more than "Total". */
export function totalRank(row: string): number {
  const words = row.toLowerCase();
  if (
    /grand\s*total|balance\s*due|amount\s*due|total\s*(due|payable|ttc|charged?)|amount payable|zu zahlen|pay this amount|gesamtbetrag|rechnungsbetrag|invoice total|total to pay/.test(
      words,
    )
  )
    return 3;
  return /^\W*t[o0]ta[li]e?\b|total\b|summe|gesamt|betrag|montant/.test(words) ? 2 : 1;
}
