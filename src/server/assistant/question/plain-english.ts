/**
 * Formal, old and regional wordings with the plain words that they stand for, so that no rule has to
 * know them. A line is `plain: wording|wording`; those without plain words are left out.
 */
const table = `
paid: disbursed|remitted|tendered|defrayed|outlaid|settled|settled up with
pay: disburse|remit|defray|settle up with
payment: disbursement|remittance
payments: disbursements|remittances|cash outflows
made: effected|rendered
spent: expended|laid out|frittered away|doled out|ponied up|stumped up
spend: expend|lay out|dole out|pony up|stump up
used up: consumed|depleted|exhausted|drawn down|utilized|utilised|eroded|burned through|burnt through|gone through
spending: debits|net debit|total debit|net debits|total debits|outflow|outflows|outlays|outgo|expenditures incurred|expenditure incurred
chosen: settled on|plumped for|opted for
amount paid: consideration paid|consideration given|remuneration|recompense|emolument
money: monies|moneys|moolah|dosh|wonga|lolly|smackers|greenbacks|dinero|spondulicks|readies|wedge|cheddar|clams|loot|coin
amount: quantum|sum certain|sum total|sums
total: aggregate|cumulative total|grand total|combined total|running total|totality|summation
in total: in the aggregate|in aggregate|in toto|all told|all up|all in|in sum total
budget: allotment|appropriation|apportionment|spending allowance|kitty
budgeted: allotted|earmarked|apportioned|appropriated
left: unexpended|undisbursed|unconsumed|unallocated|as yet unspent|remaining unspent
receipt: proof of purchase|proof of payment|documentary evidence of purchase|documentary evidence of payment|documentary evidence|sales slip|till receipt|docket
held back: retained|withheld
left in: to the credit of|standing to the credit of
contractor: counterparty|other party
difference: differential|delta|discrepancy
overdue: in default|in arrears|past its target date|past their target date|gone past its date
over budget: beyond budget|in excess of budget|in excess of the budget|past the budget
over: in excess of|upwards of|upward of|north of|to the tune of more than
under: south of
before: prior to|in advance of
after: subsequent to|following on from
for: in respect of|with regard to|with regards to|in regard to|with respect to|in connection with|pertaining to|relating to|in relation to|on account of|as regards|vis a vis|in the matter of|attributable to|associated with|against the account of|recorded against|booked against|posted to|posted against|charged against|charged to|applicable to|for the benefit of|towards the|under the heading of
by: by way of|by means of|by the method of|through the medium of
how: in what manner|by what means|by what method|by which means|by which method|in what way|in which way|in what form|through what means|the method by which|the manner in which|the means by which
when: upon what date|on what date|upon which date|on which date|at what point in time|at what time|at what date
the date: the date thereof
who did: the individual responsible for|the person responsible for|the party responsible for|the individual who did|who is responsible for|who was responsible for
who: which party|which individual|what individual|what person
what for: for what purpose|for which purpose|to what end
what percentage: to what extent|to what degree|by what proportion
bought: procured|acquired
buy: procure|acquire
start: commence|commencement
started: commenced
done: attained|fulfilled|brought to completion
finish: conclude
owed: outstanding to|owing to|payable to|due and owing to
bills: liabilities|payables|accounts payable|obligations
attached: annexed|appended|affixed|enclosed
list: enumerate|itemize|itemise|tabulate|set forth|set out|recite|run through|run me through|talk me through
details: particulars
only: confine that figure to|confine that to|confine it to|confine this to|confined to
called: entitled|denominated
heavier spending: heavier debit|larger debit|bigger debit
highest: uppermost|steepest
through: thru|thro
is: constitutes|comprises|represents
contractor: tradie|tradesperson
contractors: tradies
carpenter: chippy|chippie
cheaper: keener
cheapest: keenest
two quotes: two prices in|two prices|two figures in|two tenders
three quotes: three prices in|three prices
both quotes: both prices
quotes: prices in|prices back|tenders
quote: tender
: mr|mrs|ms|messrs|dr|mister|thereof|therefor|therefore|thereto|therein|thereon|thereby|hereto|herein|hereby|hereof|aforesaid|aforementioned|abovementioned|undersigned|if any|if at all|as the case may be|so to speak|as it were|for the life of me|to the best of your knowledge|as far as you know|as far as you can tell|without limitation as to date|without limitation|of record|in point of fact|in fact|in truth|to be precise|to be exact|at your earliest convenience|at your convenience|when you have a moment|when you get a chance|when convenient|if you would|if you please|if you do not mind|if it is not too much trouble|if i may|if i may ask|if i might ask|may i ask|might i ask|pray tell|pray|do you recall|would you say|thus far|whatsoever|presently|at present|precise|gimme|chop chop|the works|give or take
`;

interface Wording {
  words: readonly string[];
  plain: readonly string[];
}

const wordings: readonly Wording[] = table
  .trim()
  .split('\n')
  .flatMap((line) => {
    const [plain = '', phrases = ''] = line.split(/: ?/);
    return phrases.split('|').map((phrase) => ({
      words: phrase.split(' '),
      plain: plain.split(' ').filter(Boolean),
    }));
  })
  .toSorted((one, other) => other.words.length - one.words.length);

const byFirst = Map.groupBy(wordings, ({ words }) => words[0] ?? '');

const known = new Set(wordings.flatMap(({ words }) => words));
export const isFormalWord = (word: string): boolean => known.has(word);

/** A shorter word is too close to others: "prya" is not "pray". */
const SHORTEST_FORMAL = 7;
export const formalWords: readonly string[] = wordings
  .flatMap(({ words }) => words)
  .filter(({ length }) => length >= SHORTEST_FORMAL);

/** The words with each such wording in plain words. A word of the user's own records stays. */
export function inPlainWords(
  list: readonly string[],
  isOwn: (word: string) => boolean,
): readonly string[] {
  const result: string[] = [];
  for (let at = 0; at < list.length; ) {
    const found = wordingAt(list, at, isOwn);
    result.push(...(found ? found.plain : [list[at] ?? '']));
    at += found?.words.length ?? 1;
  }
  // "Mrs?" says nothing else.
  return result.length > 0 ? result : list;
}

const wordingAt = (
  list: readonly string[],
  at: number,
  isOwn: (word: string) => boolean,
): Wording | undefined =>
  byFirst
    .get(list[at] ?? '')
    ?.find(
      ({ words }) =>
        words.every((word, offset) => list[at + offset] === word) &&
        !(words.length === 1 && isOwn(words[0] ?? '')),
    );
