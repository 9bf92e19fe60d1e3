import type { RecordSubject } from './record-kinds.ts';
import type { Words } from './words.ts';

/** Words of these patterns that a misspelled word can be corrected to. */
export const subjectWords: readonly string[] =
  `insurance insured license licensed warranty certificate document documents paperwork quote quotes
  estimate estimates holdback retainage missing lacking contract contracts changes inbox members access expire
  expires`.split(/\s+/);

/** The words for each kind of record. The first match wins. */
const subjects: readonly [words: RegExp, subject: RecordSubject][] = [
  [
    /\b(budget|plan|planned) lines?\b|\blines? (of|in|on) (the|our|my) ([a-z]+ ){0,2}(budget|plan)\b|\b(the|which|each|every|any|what) ([a-z]+ )?lines?\b|\bplan(ned)? in (total|all)\b|\btotal (is )?planned\b|\bplanned total\b/,
    'lines',
  ],
  [
    /\bchange orders?\b|\bextra (work|costs?|charges?)\b|\bextras\b|\b(accepted|approved|declined|pending|open|all|the|our|my|his|her|their|any) changes\b|\bchanges (add|added|cost|costs)\b|\bchanges?\b.*\b(wait\w*|asked|accept\w*|declin\w*|approv\w*|open|pending|agree\w*)\b|\bthe [a-z ]*\bchange$/,
    'changes',
  ],
  [
    /\b(bills?|invoices?|draws?)\b.*\b(coming|upcoming|next|open|unpaid|overdue|outstanding|waiting|late)\b|\b(upcoming|open|unpaid|overdue|next|late|outstanding|pending)\b.*\b(bills?|invoices?|draws?)\b/,
    'bills',
  ],
  [/\bpunch ?(list|items?)\b|\bsnag(s|ging)?( list)?\b/, 'punch'],
  [/\binbox\b/, 'inbox'],
  [/\b(quotes?|quoted|quotations?|bids?|estimates?|offers?|offered)\b/, 'quotes'],
  [
    /\b(documents?|papers|paperwork|insurance|insured|licen[cs]es?|licensed|warrant(y|ies)|waivers?|certificates?|manuals?)\b|\bpermits? .*\bon file\b/,
    'documents',
  ],
  [
    /\bwho (else )?((apart|aside|other|besides|except|bar) [a-z ]{2,20}? )?(can|could|may|has|have)\b.*\b(see|access|view|edit|open|look|get (in|into|at))\b|\b(anyone|anybody|someone|somebody|else)\b.*\bgets? (in|into)\b|\bmembers?\b|\bshar(ed|ing)\b.*\bwith\b|\bcollaborators?\b|\bwho (else )?(is|are) (on|in|part of)\b|\b(allowed|able|permitted|permission|invited|access) to\b.*\b(see|view|edit|change|open|it|project)\b|\b(can|could|may) (?!barely|hardly|scarcely|just|not|never|even|you|we|i|only)[a-z]+ (see|edit|view|open|change)\b|\bjoined\b|\b(did|have|has) (i|we) (ever )?invited?\b|\b(allowed|permitted|able) to do\b|\bwhat (can|may) (?!we\b|i\b|you\b)[a-z]+ do\b|\brole (of|does)\b|\b(edit|view|access|viewing|editing) rights?\b|\bpermissions\b|\b(people|who) shares?\b/,
    'members',
  ],
  [
    /\b(holdback|hold back|holding back|held back|retainage|retention)\b|\b(agreements|contracts)\b|\bcontract\b.*\bbilled\b|\b(bigger|biggest|larger|largest|smaller|smallest) (agreement|contract)\b|\b(agreement|contract) is (bigger|larger|smaller)\b/,
    'agreements',
  ],
  [/\b(which|what|expensive|cheapest|biggest|priciest|costliest) rooms?\b/, 'rooms'],
  [/\bexpir\w+\b/, 'documents'],
];

const BILL =
  /\b(send|sent|issue|issued|got|have|has|any|open|unpaid|due)\b.*\b(bills?|invoices?)\b/;
/** "What bills do we have?" */
const OWN_BILLS =
  /\b(what|which|any|all|the|our|my) (bills|invoices)\b.*\b(do (we|i) have|are there|have (we|i) got|still|to pay|left)\b/;
const ITS_BILL =
  /\b(the|her|his|their|that|which|open|next|last) ([a-z]+ )?bills? (from|of|by)\b|\b(how (big|high|large)|what) (is|are) (the|her|his|their) bills?\b/;
/** "A quote", "an estimate": any, and not one of the user's own. */
const ANY =
  /\b(a|an) ([a-z]+ )?(quotes?|bid|estimate|offer|document|change order|lien waiver|warranty|licen[cs]e|contract|agreement|punch list|contractor|builder)\b/;

/** "The contract including the change orders" is about the contract. */
const WITH_CHANGES =
  /(?<=\b(?:agreement|contract|deal|agreed)\b.*)\b(?:(?:(?:all|the|any|with|accepted|approved|agreed) )*(?:change orders?|changes|extras) (?:included|counted|factored|added|taken into account|and all)\b(?: in| on)?|(?:including|inclusive of|with|plus|counting|after) (?:(?:all|the|any|its|her|his|their) )*(?:accepted |approved |agreed )?(?:change orders?|changes|extras)\b)/;

export const takeWithChanges = (words: Words): boolean => words.takeMatch(WITH_CHANGES);

/** The kind of record that a question is about, by its nouns. */
export function subjectIn(
  words: readonly string[],
  namesContractor: boolean,
): RecordSubject | null {
  const text = words.join(' ').replace(WITH_CHANGES, '');
  if (namesContractor) {
    if (/\bchanges\b/.test(text) && !/\b(contract|agreement|agreed|deal)\b/.test(text))
      return 'changes';
    if (ITS_BILL.test(text) && !/\b(did|paid|spent|was|were)\b/.test(text)) return 'bills';
    if (BILL.test(text) && !/\b(pay|paid|spent|much)\b/.test(text)) return 'bills';
  } else if (ANY.test(text) && !/\b(on file|do (we|i) have|is there|are there)\b/.test(text)) {
    return null;
  }
  if (OWN_BILLS.test(text) && !/\b(did|paid|spent|was|were)\b/.test(text)) return 'bills';
  const subject = subjects.find(([pattern]) => pattern.test(text))?.[1] ?? null;
  // Several lines that go over have their own answer.
  const isOver = /\blines (are|is|go|went|have gone) over\b|\blines .*\b(over|exceed\w*)\b/.test(
    text,
  );
  return subject === 'lines' && isOver ? null : subject;
}
