/**
 * Formal, old and regional wordings with the plain words that they stand for, so that no rule has to
 * know them. A line is `plain: wording|wording`; those without plain words are left out.
 */
const table = `
budgeted: we say we would spend|we say we would pay|we said we would spend|we said we would pay|supposed to cost|meant to cost|intended to cost
planned for: pencil in for|pencilled in for|is meant for|are meant for|got down for|put down for|penciled in for
how much is the change order for: how much did we save by skipping|how much did we save by dropping|how much did we save by leaving out|how much did we save by leaving off|how much did we save by not having|how much did i save by skipping|how much did i save by dropping|how much did i save by leaving out|how much did i save by leaving off|how much did i save by not having|what did we save by skipping|what did we save by dropping|what did we save by leaving out|what did we save by leaving off|what did we save by not having|how much have we saved by skipping|how much have we saved by dropping|how much have we saved by leaving out|how much have we saved by leaving off|how much have we saved by not having
left over: left on the table|leave on the table|leave over|leaves over
is left: is still there|is still available|is still unspent|is yet to be spent|is still in there
how much was: how much extra was
how much were: how much extra were
how much is: how much extra is
done: taken care of|dealt with|seen to|sorted out|behind us|behind me|under our belt|under my belt|in the bag|in the rear view
how much is left: how much room|how much wiggle room|how much slack|how much leeway|how much elbow room
can we afford: is there money for|is there the money for|is there enough money for|have we got the money for|have we got money for|have we the money for|do we have money for
can we afford it: have we got the money|is the money there|is the money there for it
how long will the money last: how many weeks will the money last|how many months will the money last|how many days will the money last|how many more weeks will the money last|how many more months will the money last|how much longer will the money last
how long will the budget last: how many weeks will the budget last|how many months will the budget last|how much longer will the budget last
what was the budget: how much did we start with|how much did we start out with|how much money did we start with|how much money did we start out with|how much did we begin with|how much money did we begin with|what did we start out with|what did we set out with|how much did we set out with|how much money did we set out with
within budget: inside what we set aside|inside what we had set aside|inside what we put aside|inside what we planned|inside what we had planned|inside what we budgeted|within what we set aside|within what we had set aside|within what we put aside|within what we budgeted|within what we had budgeted|inside the money we set aside|within the money we set aside|inside its limit|within its limit
gave us quotes: gave us prices|gave us a price|sent us prices|sent us a price|named us a price
how much of the budget: how much of the plan|how much of our plan
without going: without to go|without that we go|without having to go
permits: permits and approvals|permits and fees|permits and inspections|permits and licences|permits and licenses
are we out of money: are we broke|are we going broke|did we go broke
cost more: ate more cash|ate up more cash|ate more money|swallowed more cash|swallowed more money|burned more cash|gobbled more cash|guzzled more cash
what is due: what is on the list|what is on the agenda|what is on the calendar|what is on the schedule|what is on the docket
out of money: skint|stony broke|strapped for cash|brassic|tapped out
cost: free of charge|for free|gratis|without charge
which contractor: which trade|which tradesperson|which tradesman|which subcontractor|which sub
pay for: settle up for
paid: disbursed|remitted|tendered|defrayed|outlaid|settled|settled up with
cost: wind up costing|winds up costing|wound up costing
how much have we spent: what are we at|what is it at now
by how much: the amount by which|by what amount|by what sum|by which amount|by how many bucks
earned: pulled in|raked in|hauled in|scooped up
how much did i pay by check: how much have i written|how much did i write|how much have we written|how much did we write
since: since we began in|since we began on|since we began|since we started in|since we started on|since we broke ground in|since we kicked off in|since i began in|since i started in
pay: disburse|remit|defray|settle up with
payment: disbursement|remittance
payments: disbursements|remittances|cash outflows
made: effected|rendered
spent: expended|laid out|frittered away|doled out|ponied up|stumped up
spend: expend|lay out|dole out|pony up|stump up
used up: consumed|depleted|exhausted|drawn down|utilized|utilised|eroded|burned through|burnt through|gone through
spending: debits|net debit|total debit|net debits|total debits|outflow|outflows|outlays|outgo|expenditures incurred|expenditure incurred
chosen: plumped for|opted for
amount paid: consideration paid|consideration given|remuneration|recompense|emolument
money: monies|moneys|moolah|dosh|wonga|lolly|smackers|greenbacks|dinero|spondulicks|readies|wedge|cheddar|clams|loot|coin
amount: quantum|sum certain|sum total|sums
how much have we spent: how deep are we in|how deep into|how deep in are we|how far in are we|how much are we in for|how much are we in
by contractor: by person|by payee|by tradesperson|by tradesman|by vendor|contractor wise|contractorwise|vendor wise|payee wise|person wise|supplier wise
how often: how regularly|how frequently
with the budget: money wise|moneywise|budget wise|budgetwise|cash wise
by month: month wise|monthwise|month over month
by category: category wise|categorywise|head wise|headwise|type wise
by project: project wise|projectwise|job wise
by payment method: payment wise|method wise|mode wise
breakdown: breakup|break up of|bifurcation|split up of|itemization|itemisation
payment method: mode of payment|modes of payment|payment mode|form of payment|means of payment|manner of payment|kind of payment|type of payment|way of payment|payment form|mode of paying|sort of payment
how: in which mode|in what mode|by which mode|by what mode
by card: on plastic|with plastic|by plastic|using plastic
bank transfer: by bank transfer|via bank transfer|through bank transfer|through the bank|via the bank|via bank|by bank|through our bank|through my bank|over the bank
swipe: swiped
cost: eat|ate|swallow|guzzle|gobble|gobble up|gobbled up|devour|eat up|ate up|chew up|chewed up|chew through|suck up|sucked up|soak up|soaked up|swallow up|swallowed up|munch through
on labor: on tradespeople|for tradespeople|to tradespeople|on tradesmen|for tradesmen|to tradesmen|on workers|for workers|to workers|on workmen|for workmen|to workmen|on the workers|for the workers|to the workers|on the workmen|for the workmen|to the workmen|on the tradespeople|for the tradespeople|to the tradespeople|on manpower|for manpower|on workforce
the labor cost: the tradespeople cost|the tradesmen cost|the workers cost|the workmen cost|the crew cost|the crews cost|the lads cost|the guys cost|the boys cost|the workers get|the workmen get|the tradespeople get|the crew get|the workers got|the workmen got|the tradespeople got|the crew got
for labor: people for work|people to work|people for their work|people for working|folks for work
without a receipt: without paperwork|lacking paperwork|lack paperwork|lacks paperwork|do not have paperwork|does not have paperwork|with no paperwork|has no paperwork|have no paperwork|have not any paperwork|unreceipted|undocumented|not documented|unsubstantiated|not substantiated|without proof|with no proof|has no proof|have no proof
within budget: inside budget|inside the budget|inside our budget|inside its budget|inside my budget|inside of budget|inside of the budget|within the budget|within our budget
gave the cheapest quote: came in cheapest|came in lowest|came out cheapest|came out lowest|bid the lowest|bid lowest|was the lowest bidder|is the lowest bidder
gave the highest quote: came in highest|came in dearest|bid the highest|bid highest
the end of the month: month end|months end
the end of the year: year end|years end
by the budget: according to the plan|according to our plan|according to my plan|according to plan|according to the budget|according to our budget|as per plan|as per the plan|as per budget|per the plan|per our plan
the same price: equal|equally expensive|equally pricey|identical
through: up to and including
to date: up to this minute|up to this very minute|up to this point|to this day|up to this day|till date|til date|until date|till now|til now|as on date
email: email id|mail id|email ids
phone number: contact number|contact no|mobile no|phone no|telephone no|cell no
electrical: electricals
total: bottom line|running tab|tab|aggregate|cumulative total|grand total|combined total|running total|totality|summation
in total: in the aggregate|in aggregate|in toto|all told|all up|all in|in sum total
budget: allotment|appropriation|apportionment|spending allowance|kitty
budgeted: allot|allotted|capped at|capped to|earmarked|apportioned|appropriated
left: unexpended|undisbursed|unconsumed|unallocated|as yet unspent|remaining unspent
receipt: proof of purchase|proof of payment|documentary evidence of purchase|documentary evidence of payment|documentary evidence|sales slip|till receipt|docket
held back: retained|withheld
left in: to the credit of|standing to the credit of
contractor: counterparty|other party
difference: differential|delta|discrepancy|how far apart|how far apart are they|how far apart were they|how far apart is it
originally: when we first bought it|when we first got it|when we first bought them|when we first got them|when we first ordered it|when we originally bought it|when i first bought it|when i first got it
old tenants: last tenants|previous tenants|former tenants|prior tenants
old owners: last owners|previous owners|former owners|prior owners
overdue: past due|in default|in arrears|past its target date|past their target date|gone past its date|passed its date|passed their date|passed its due date|passed their due date|passed the due date|beyond its date|beyond its due date|gone past its due date|blown its date
over budget: passed its budget|passed their budget|passed the budget|past its budget|past their budget|gone past its budget|gone past their budget|gone past the budget|gone beyond its budget|gone over its budget|gone above its budget|beyond its budget|outgrown its budget|outgrew its budget|surpassed its budget|crossed its budget|topped its budget
highest percent of the budget: worse position against its budget|worse position against budget|worse shape against its budget|worst shape against its budget|worst position against its budget
lowest percent of the budget: better position against its budget|better shape against its budget|best shape against its budget|best position against its budget
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
including: incl|inclusive of|inc
start: commence|commencement
started: commenced
done: attained|fulfilled|brought to completion
finish: conclude
owed: outstanding to|owing to|payable to|due and owing to
bills: liabilities|payables|accounts payable|obligations
attached: annexed|appended|affixed|enclosed
what payment method did: what kind of card did|what type of card did|what sort of card did|which kind of card did
how was it paid: what kind of card|what type of card|what sort of card|which kind of card
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
what is the difference: state the decrease|state the increase|state the difference|state the gap
worse off: in the worse position|in a worse position|in the worst position|in worse shape
cheaper: keener
cheapest: keenest
two quotes: two prices in|two prices|two figures in|two tenders
three quotes: three prices in|three prices
both quotes: both prices
quotes: prices in|prices back|tenders
quote: tender
: last night|last evening|left behind|trying to get a picture of|get a picture of|getting a picture of|get a sense of|get a feel for|mr|mrs|ms|messrs|dr|mister|thereof|therefor|therefore|thereto|therein|thereon|thereby|hereto|herein|hereby|hereof|aforesaid|aforementioned|abovementioned|undersigned|if any|if at all|as the case may be|so to speak|as it were|for the life of me|to the best of your knowledge|as far as you know|as far as you can tell|without limitation as to date|without limitation|of record|in point of fact|in fact|in truth|to be precise|to be exact|at your earliest convenience|at your convenience|when you have a moment|when you get a chance|when convenient|if you would|if you please|if you do not mind|if it is not too much trouble|if i may|if i may ask|if i might ask|may i ask|might i ask|pray tell|pray|do you recall|would you say|thus far|whatsoever|presently|at present|precise|gimme|chop chop|the works|give or take|do the needful|do the needful and|according to
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
