import type { Books } from '../books.ts';
import type { Pace } from '../pace.ts';
import { pattern } from '../pattern.ts';
import type { Draft, ExpenseDraft } from './draft.ts';
import { readDraft } from './read-draft.ts';

const LONGEST = 300;
const MOST = 4;

/** Where another expense may start: "…, 60 for paint", "… and Omar 150 by check". */
const BETWEEN = /(?:[,;.]? +(?:and|plus|&)(?: also| then| another)? +|[;.] +|, +(?=\$?\d))/i;
/** An amount of money, and no count of things: "12 boards" is none. */
const MONEY = pattern('i')`
  \$ ?\d|\b\d[\d,]*\.\d\d\b
  |\b\d[\d,]*k? (?:
    bucks|dollars?|quid|grand|usd|cash|for|to|by|on|in|from|at|via|with|today|yesterday|check|cheque
    |credit|debit|transfer
  )\b
  |\bfor (?:about |around )?\d[\d,]*k?\b(?! [a-z]+s\b)|\b\d[\d,]*k?[.! ]*$
`;
/** What the message does with all of them: "please add", "I paid". */
const LEAD = pattern('i')`
  ^.{0,40}?\b(?:
    add(?! (?:\w+ )?(?:up|together)\b)|log|record|enter|put down|note|jot down|write down|save|track
    |book|paid|gave|handed|bought|purchased|spent|ordered|sent|tipped|picked up
  )\b
`;
const DAY =
  /\b(?:today|yesterday|this morning|last (?:night|week|\w+day)|on \w+day|on (?:the )?\d{1,2}(?:st|nd|rd|th))\b/i;

/** The rules for questions leave it out, as few questions are about it. */
const LAST_NIGHT = /\blast (?:night|evening)\b/gi;

/** What a message wants to be written down: one thing, or several expenses. Empty for a question. */
export async function readDrafts(told: string, books: Books, pace: Pace): Promise<Draft[]> {
  const message = told.replace(LAST_NIGHT, 'yesterday');
  const several: ExpenseDraft[] = [];
  const parts = toParts(message);
  for (const part of parts) {
    const draft = await readDraft(part, books, pace);
    if (draft?.kind === 'expense' && draft.amount !== null) several.push(draft);
  }
  if (several.length > 1 && several.length === parts.length) {
    return shared(several, message, books);
  }
  const draft = await readDraft(message, books, pace);
  return draft ? [draft] : [];
}

/** The messages that would each tell one of several expenses; empty if there are no several. */
function toParts(message: string): string[] {
  const text = message.trim();
  if (text.length > LONGEST || text.endsWith('?')) return [];
  const parts = text.replace(/^([^:\d]{3,40}): /, '$1 ').split(BETWEEN);
  if (parts.length < 2 || parts.length > MOST || !parts.every((part) => MONEY.test(part)))
    return [];
  const lead = LEAD.exec(text)?.[0].replace(':', '');
  if (lead === undefined) return [];
  const day = DAY.exec(text)?.[0];
  return parts.map((part) => {
    const told = LEAD.test(part) ? part : `${lead} ${part}`;
    return day === undefined || DAY.test(told) ? told : `${told} ${day}`;
  });
}

/** "Paint for 60 and rollers for 12 for the porch, both by card": what is said once is for both. */
function shared(drafts: readonly ExpenseDraft[], message: string, books: Books): ExpenseDraft[] {
  const isOpen = ({ project }: ExpenseDraft) => project?.id === books.selected?.id;
  const [place, ...otherPlaces] = drafts.filter((one) => !isOpen(one));
  const [way, ...otherWays] = drafts.filter(({ paymentMethod }) => paymentMethod !== null);
  const project = otherPlaces.length === 0 ? place?.project : undefined;
  const isForAll = otherWays.length === 0 && /\b(?:both|all|each)\b/i.test(message);
  return drafts.map((one) => ({
    ...one,
    ...(project && isOpen(one) && { project }),
    ...(isForAll && way && { paymentMethod: way.paymentMethod }),
  }));
}
