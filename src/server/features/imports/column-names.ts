import type { ImportField } from '#shared/import.ts';

/**
 * What people call the columns, in English, German, Spanish and French, without accents. Earlier
 * names fit better: of "Actual cost" and "Cost", the first is what was paid.
 */
export const columnNames: Record<ImportField, readonly string[]> = {
  date: [
    ...['date paid', 'payment date', 'purchase date', 'transaction date', 'date', 'posting date'],
    ...['posted', 'paid on', 'bought on', 'when', 'day', 'datum', 'buchungstag', 'buchungsdatum'],
    ...['belegdatum', 'rechnungsdatum', 'kaufdatum', 'tag', 'wertstellung', 'valuta', 'fecha'],
    ...['dia', 'jour', 'date de paiement'],
  ],
  description: [
    ...['description', 'item description', 'item', 'what', 'details', 'expense', 'purchase'],
    ...['transaction', 'product', 'work', 'task', 'title', 'name', 'beschreibung', 'bezeichnung'],
    ...['verwendungszweck', 'buchungstext', 'artikel', 'posten', 'leistung', 'was', 'text'],
    ...['descripcion', 'concepto', 'detalle', 'articulo', 'que', 'libelle', 'designation', 'memo'],
  ],
  amount: [
    ...[
      'amount paid',
      'actual cost',
      'total paid',
      'actual',
      'total cost',
      'amount',
      'total price',
    ],
    ...['paid', 'spent', 'cost', 'price', 'total', 'value', 'sum', 'gezahlt', 'bezahlt', 'betrag'],
    ...[
      'bruttobetrag',
      'brutto',
      'kosten',
      'preis',
      'summe',
      'umsatz',
      'gesamt',
      'importe',
      'monto',
    ],
    ...['pagado', 'costo', 'coste', 'precio', 'gasto', 'montant', 'prix', 'cout'],
  ],
  debit: [
    ...['debit', 'debits', 'withdrawal', 'withdrawals', 'money out', 'paid out', 'out', 'soll'],
    ...['belastung', 'ausgabe', 'ausgaben', 'ausgang', 'cargo', 'debe', 'retiro', 'sortie'],
  ],
  credit: [
    ...['credit', 'credits', 'deposit', 'deposits', 'money in', 'paid in', 'in', 'refund', 'haben'],
    ...['gutschrift', 'einnahme', 'einnahmen', 'eingang', 'erstattung', 'abono', 'haber'],
    ...['ingreso', 'reembolso', 'entree'],
  ],
  category: [
    ...['category', 'categories', 'type', 'kind', 'group', 'class', 'kategorie', 'art', 'gruppe'],
    ...['kostenart', 'categoria', 'tipo', 'rubro', 'categorie'],
  ],
  contractor: [
    ...['contractor', 'vendor', 'payee', 'supplier', 'store', 'merchant', 'shop', 'paid to', 'who'],
    ...['company', 'seller', 'handwerker', 'firma', 'lieferant', 'handler', 'haendler', 'geschaft'],
    ...['empfanger', 'zahlungsempfanger', 'contratista', 'proveedor', 'tienda', 'comercio'],
    ...['beneficiario', 'empresa', 'fournisseur', 'artisan'],
  ],
  room: ['room', 'area', 'space', 'raum', 'zimmer', 'bereich', 'habitacion', 'cuarto', 'piece'],
  paymentMethod: [
    ...['payment method', 'payment type', 'paid by', 'paid with', 'method', 'payment', 'card'],
    ...['zahlungsart', 'zahlungsweise', 'zahlart', 'bezahlt mit', 'zahlung', 'forma de pago'],
    ...['metodo de pago', 'pago', 'mode de paiement', 'account'],
  ],
  notes: [
    ...['notes', 'note', 'comments', 'comment', 'remarks', 'remark', 'memo', 'bemerkung'],
    ...['bemerkungen', 'notiz', 'notizen', 'anmerkung', 'kommentar', 'notas', 'nota'],
    ...['comentario', 'comentarios', 'observaciones', 'remarques'],
  ],
};

/** These say it only as a whole heading: "How" is the way to pay, and "How many" is not. */
export const wholeHeadings: Partial<Record<ImportField, readonly string[]>> = {
  contractor: ['to', 'an', 'a quien'],
  paymentMethod: ['how', 'wie', 'como'],
};

/** Columns of numbers that are not what was paid. */
export const OTHER_AMOUNTS =
  /\b(budget|budgeted|planned|plan|estimate|estimated|quote|quoted|balance|remaining|left|difference|variance|tax|vat|mwst|qty|quantity|menge|anzahl|unit|saldo|presupuesto|cantidad|iva|no|number|nr|id)\b/;

/** The words of a heading: "Amount ($)" becomes "amount". */
export function plainHeading(text: string): string {
  return text
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/\b(usd|eur|gbp|chf|cad|aud|in)\b|[^\p{L}\p{N}]+/gu, ' ')
    .trim()
    .replaceAll(/\s+/g, ' ');
}
