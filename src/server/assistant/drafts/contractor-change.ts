import type { Books } from '../books.ts';
import type { Pace } from '../pace.ts';
import { pattern } from '../pattern.ts';
import { contractorsOfTrade } from '../question/own-trades.ts';
import { firstWords, Words } from '../question/words.ts';
import { FULL_NAME, PHONE } from './contractor-draft.ts';
import type { Draft } from './draft.ts';

const MOST_WORDS = 60;

const FIELD = '(?:phone|telephone|mobile|cell|number|e-?mail|address|rate|specialty|company|name)';
/** "Grace's rate is now 70 an hour", "change Omar's phone number to …", "Omar now charges 58". */
const CHANGES: readonly RegExp[] = [
  new RegExp(
    `^(?:change|update|correct|fix|edit|set)\\b.*\\b${FIELD}\\b.*\\b(?:to|is)\\b|'s\\b.*\\b${FIELD}\\b.*\\b(?:is now|has changed|changed to|should be)\\b`,
    'i',
  ),
  new RegExp(
    `'s new (?:\\w+ )?${FIELD}\\b.*\\b(?:is|:)|\\b(?:has|got) an? (?:new )?${FIELD}\\b`,
    'i',
  ),
  new RegExp(`\\b(?:changed|raised|upped|lowered|put up) (?:his|her|their) ${FIELD}\\b`, 'i'),
  new RegExp(`^(?:a )?new (?:\\w+ )?${FIELD} (?:for|of)\\b`, 'i'),
  /\bnow (?:charges|costs|wants|takes) \$?\d+|\bcharges \$?\d[\d.]*(?: an hour| per hour| hourly)?,? now\b/i,
];
const RATE = /\b(?:rates?|hourly|an hour|per hour|by the hour|a hour)\b|\/ ?(?:h|hr|hour)\b/i;
/** A rate that is another one from now on. */
const OTHER_RATE = pattern('i')`
  ^(?:change|update|correct|fix|edit|set|raise|lower|bump|adjust|amend)\b
  |\b(?:
    now|these days|from now on|as of|starting|effective|new
    |(?:went|gone|going|goes|is|was) (?:up|down) to
    |(?:raised|upped|lowered|dropped|changed|bumped|put up)
  )\b
`;
const MONEY_GIVEN =
  /\b(?:paid|pay|gave|given|sent|spent|handed|owe|owed|bill|invoice|check|cash|for \d+ hours)\b/i;
const HANDED =
  /\b(?:gave|given|sent|handed) (?:me|us)? ?(?:an?|the|his|her|their|this|that) (?:\w+ ){0,2}(?:phone|cell|mobile|number|e-?mail|address|contact|digits|card)\b/gi;
const MAIL = /\b\S{1,64}@\S{1,64}\.\w/;
const REMOVAL = /^(?:delete|remove|erase|drop)\b.*\b(?:contractors?|contacts?|address book)\b/i;

/** What is known of a contractor and should be different, or the contractor who should be gone. */
export async function readContractorChange(
  said: string,
  text: string,
  books: Books,
  pace: Pace,
): Promise<Draft | null> {
  const isRemoval = REMOVAL.test(said);
  if (!isRemoval && !changesDetail(said, text)) return null;
  const words = new Words(firstWords(said, MOST_WORDS));
  const named = (await books.names.contractors.takeNamed(words, pace)).flat();
  // "A new plumber: Ned Oakes, 555-0100" is somebody else than the plumber.
  const isOther = named.length === 0 && /\bnew\b/i.test(said) && FULL_NAME.test(said);
  const trade = named.length > 0 || isOther ? null : books.names.trades.takePerson(words);
  const ofTrade = trade ? contractorsOfTrade(trade, books.contractors) : [];
  const [contractor, other] = [...named, ...ofTrade];
  return contractor && !other ? { kind: 'contractorChange', contractor, isRemoval } : null;
}

/** "File the mason's number under her name: 555-0100", "the mason is at 62 an hour now". */
function changesDetail(said: string, text: string): boolean {
  if (CHANGES.some((one) => one.test(said))) return true;
  const hasAddress = PHONE.test(text) || MAIL.test(said);
  // "Pia gave me a number": no money.
  if (MONEY_GIVEN.test(hasAddress ? said.replace(HANDED, ' ') : said)) return false;
  if (hasAddress) return true;
  return RATE.test(said) && /\d/.test(said) && OTHER_RATE.test(said);
}
