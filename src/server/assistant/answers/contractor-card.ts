import type { Contractor } from '#shared/contractor.ts';
import { formatMoney } from '#shared/money.ts';
import type { Books } from '../books.ts';
import { pattern } from '../pattern.ts';
import { contractorsOfTrade } from '../question/own-trades.ts';
import type { Reading } from '../question/reading.ts';
import { contractorPage, pages } from '../writing/links.ts';
import { bold, link, plain } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';
import { sumEachCurrency } from './currencies.ts';

const CARD =
  '(?:(?:contractor|contact|business|personal|info) )?(?:cards?|page|profile|record|entry|file|sheet|contacts?|contact (?:sheet|details|info)|details|info(?:rmation)?|particulars)';
/** "Open the plumber's page", "go to Nadia's card", "the record of Nadia, please". */
const OPENS = pattern()`
  ^(?:please )?(?:
    (?:take|bring|lead|get|send|jump|go|switch|turn|over|straight) (?:(?:me|us|straight|over) )*to
    |open(?: up)?|show(?: me| us)?|pull(?: up)?|bring up|call up|view|see|need|want|give(?: me| us)?
    |get(?: me| us)?|i need|i want|let me see|can i see
  ) (?:the )?(?:(?!(?:payments?|credit|debit|gift)\b)\w+ ){1,4}${CARD}$
  |^(?:
    (?:open|show|show me|need|pull up|go to|take me to|give me) )?the ${CARD} (?:of|for|on) \w+(?: \w+){0,3}$
`;
const AFTER =
  '(?: (?:for us|for me|for a living|exactly|again|anyway|anyhow|really|actually|mostly|here|around here|in (?:a|one) (?:word|few words|word or two|sentence)|or two))*';
/** "What does the Marsh company do for us?", "what line of business is he in?", "her line of work?" */
const TRADE = pattern()`
  ^(?:(?:and|so|remind me) )*what (?:
    exactly |is it (?:that )?
  )?(?:do|does|is|are|was|were) (?:\w+ ){1,5}?(?:
    do|does|good for|good at|known for|there for|in|speciali[sz]es? in|deal in|all about
  )${AFTER}$
  |^(?:(?:and|so|remind me) )*(?:what|which) (?:
    line of (?:work|business)|field|trade|business|craft|specialty
  ) (?:\w+ ){1,5}?(?:is |are |was )?in${AFTER}$
  |^(?:(?:and|so|remind me of|what is|tell me|name) )*(?:\w+ ){1,4}?(?:
    line of (?:work|business)|trade|specialty|speciality|profession|occupation|craft|field
  )${AFTER}$
  |^(?:(?:and|so|remind me) )*what (?:it is (?:that )?)?(?:\w+ ){1,4}does${AFTER}$
`;
/** Of money, of days or of one thing done: not who somebody is. */
const OTHER = pattern()`
  \b(?:
    paid|pay|pays|payment|payments|cost|costs|spent|spend|charge[sd]?|bill|bills|rate|owe[sd]?|when
    |last|next|between|than|milestones?|overdue|due|project|projects|receipts?|expenses?|quotes?
    |budget|lines|insurance|licen[cs]e
  )\b
`;

/** Whom a question asks to see, by name or by trade; null for a question about something else. */
function whom(reading: Reading, { contractors }: Books): Contractor | null {
  const text = reading.words.join(' ');
  if (OTHER.test(text) || reading.areContractorsUnclear || reading.period !== null) return null;
  const isOpened = OPENS.test(text);
  if (!isOpened && !TRADE.test(text)) return null;
  const ofTrade = isOpened ? contractorsOfTrade(reading.specialty, contractors) : [];
  const meant = reading.contractors.length > 0 ? reading.contractors : ofTrade;
  const [only, ...others] = meant;
  return only !== undefined && others.length === 0 ? only : null;
}

/** Who somebody is, with all that their card says. */
export const contractorCard: Answerer = {
  understands: (reading, books) => whom(reading, books) !== null,
  async answer({ reading, books }) {
    const contractor = whom(reading, books);
    if (contractor === null) return '';
    return `${await cardOf(contractor, books)} ${link('Open their page', contractorPage(contractor.id))}.`;
  },
};

export async function cardOf(contractor: Contractor, books: Books): Promise<string> {
  const { id, name, company, specialty, phone, email, hourlyRate } = contractor;
  const paid = await sumEachCurrency(books, {
    subject: 'expenses',
    measure: 'sum',
    filters: { contractorId: id },
  });
  const details = [
    phone && `phone ${link(plain(phone), pages.contractors)}`,
    email && `e-mail ${link(plain(email), pages.contractors)}`,
    hourlyRate && `${link(formatMoney(hourlyRate), pages.contractors)} an hour`,
  ].filter((detail) => detail !== null);
  const reach = details.length > 0 ? `: ${details.join(', ')}` : '';
  const role = specialty ? ` (${plain(specialty)})` : '';
  const who = `${bold(name)}${company ? ` of ${plain(company)}` : ''}`;
  const money =
    paid.count > 0 ? `You have paid ${paid.figures}.` : 'You have no payments to them yet.';
  return `${who}${role}${reach}. ${money}`;
}
