import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { lastAnswer } from '#server/testing/built-in-answers.ts';
import { createHousehold, type Household } from '#server/testing/household.ts';
import { openTestLedger } from '#server/testing/open-ledger.ts';
import { createTestDatabase, type TestDatabase } from '#server/testing/test-database.ts';
import type { Ledger } from './ledger.ts';

/** A Thursday. */
const TODAY = '2026-06-18';

describe('the built-in assistant', () => {
  let database: TestDatabase;
  let own: Household;
  let ledger: Ledger;
  beforeAll(async () => {
    database = await createTestDatabase();
    own = await createHousehold(database, 'own@example.com');
    ledger = await openTestLedger(database, own.userId, own.projectIds['Kitchen'] ?? 0);
  });
  afterAll(() => database.close());

  const ask = (...messages: string[]) => lastAnswer(messages, { ledger, today: TODAY });

  /** The parameters of the link that opens a form. */
  async function draft(message: string): Promise<Record<string, string>> {
    const answer = await ask(message);
    const address = /\]\(([^)]*add=new[^)]*)\)/.exec(answer)?.[1] ?? '';
    const [path = '', query = ''] = address.split('?');
    return { path, ...Object.fromEntries(new URLSearchParams(query)) };
  }

  const text = (answer: string) => answer.replaceAll(/\[(.*?)\]\(.*?\)/g, '$1');

  it.each([
    ['How much did we spend on the kitchen without labor?', '$8,664.26'],
    ['what did the kitchen cost apart from Rosa', '$15,709.26'],
    ['kitchen expenses not paid by check, total', '$13,309.76'],
    ['How many kitchen expenses have no receipt?', '20 expenses'],
    ['how much went to tools on the kitchen without a contractor', '$189.99'],
    ['kitchen spending by month without labor', '$8,664.26'],
    ['deck w/o stain', '$8,388.90'],
    ['what was paid neither by check nor with financing on the kitchen', '$9,109.76'],
  ])('leaves out what is excluded or missing: %s', async (question, figure) => {
    expect(text(await ask(question))).toContain(figure);
  });

  it.each([
    ['Tom and I met, and I wrote him a cheque for $275, can you record that?', '275.00'],
    ['Please to register an expense: door handles, 94.20, cash', '94.20'],
    ['Hardware store 84.12, credit card, screws and caulk', '84.12'],
    ['spent forty five dollars on paint brushes', '45.00'],
    ['Dave Kim got 200 today', '200.00'],
  ])('prepares an expense that is told: %s', async (message, amount) => {
    expect(await draft(message)).toMatchObject({ path: '/expenses', amount });
  });

  it.each([
    [
      'log 1250 shelf deposit bank transfer materials',
      { amount: '1250.00', category: 'materials', description: 'Shelf deposit' },
    ],
    ['yesterday 63.75 debit, screws', { date: '2026-06-17', paymentMethod: 'debit_card' }],
    ['6/12 - 210.00 - check - hinges', { date: '2026-06-12', paymentMethod: 'check' }],
    ['gave the cleaner sixty in cash, can you pop it in?', { amount: '60.00' }],
    ['enter a receipt from the lumberyard, 112 dollars and 40 cents', { amount: '112.40' }],
    // Yesterday is no last Wednesday.
    ['gave Rosa 220 by check last Wednesday', { amount: '220.00', date: '2026-06-10' }],
    ['bought twenty boards for forty', { amount: '40.00', description: 'Twenty boards' }],
    [
      'We found a new tile man and his name is Arthur Pell. Please add him.',
      { path: '/contractors', name: 'Arthur Pell' },
    ],
    [
      'there is a glazier called Tom Reed. Could you put him in?',
      { path: '/contractors', name: 'Tom Reed' },
    ],
    [
      'milestone: baby gate 7/1',
      { path: '/timeline', title: 'Baby gate', targetDate: '2026-07-01' },
    ],
    [
      'plasterer coming Monday at 10, put it on the timeline',
      { path: '/timeline', title: 'Plasterer coming', targetDate: '2026-06-22' },
    ],
    [
      'new guy to add: Arthur Pell, floor layer',
      { path: '/contractors', name: 'Arthur Pell', specialty: 'Floor layer' },
    ],
    [
      'can you save a new guy, Arthur Pell, gutters, arthur77@pell.example',
      { path: '/contractors', name: 'Arthur Pell', specialty: 'Gutters' },
    ],
    [
      'can you save a new gutter guy, Arthur Pell',
      { path: '/contractors', specialty: 'Gutter guy' },
    ],
    [
      'nu milestone pls: cork floor down, july 3',
      { path: '/timeline', title: 'Cork floor down', targetDate: '2026-07-03' },
    ],
    [
      'We ought to have a milestone for the trim being painted, on July 14th.',
      { path: '/timeline', title: 'Trim being painted', targetDate: '2026-07-14' },
    ],
    [
      "Log 215.35 to Tom for the valve adventure, bank transfer, and pretend it didn't hurt.",
      { amount: '215.35', paymentMethod: 'bank_transfer', description: 'Valve adventure' },
    ],
  ])('fills in what a message says: %s', async (message, fields) => {
    expect(await draft(message)).toMatchObject(fields);
  });

  it.each([
    'did we pay Rosa 240 in cash?',
    'cash paid to Rosa',
    '189.99 - what was that for?',
    "Tom's email please",
    'how do I remove old tile?',
  ])('prepares nothing for a question: %s', async (question) => {
    expect(await ask(question)).not.toContain('I can only read your records');
  });

  it.each([
    [
      'Move the final electrical inspection to July 6',
      'Final electrical inspection',
      'Jul 6, 2026',
    ],
    ['the countertop got postponed until June 30', 'Countertop installed', 'Jun 30, 2026'],
    [
      'The oscillating saw is wrong, it should be 199.99. Can you fix it?',
      'Oscillating saw',
      '199',
    ],
    [
      'The rough-in wiring should be 2,175 and not 2,150, I looked at the invoice again last night',
      'Rough-in wiring',
      '$2,175.00',
    ],
    [
      'the pendant lights were 379.97, not 389.97. the store gave us a small discount after all',
      'Pendant lights',
      '$379.97',
    ],
    ['the pendant lights were 379.97, not 389.97', 'Pendant lights', '$379.97'],
    ['erase the pendant lights expense, that was for my mother', 'Pendant lights', 'delete'],
    ['please take the oscillating saw off the list', 'Oscillating saw', 'delete'],
    ['How do I delete the pendant lights expense?', 'Pendant lights', 'delete'],
    [
      'The saw was actually 199.99 and not what it says. How do we fix that?',
      'Oscillating saw',
      '$199.99',
    ],
    ['Tom now charges 95 an hour', 'Tom Brandt', 'contractors page'],
    ['Rosa has a phone now: 555-010-7000', 'Rosa', 'contractors page'],
    ['rename Backyard Deck to Front Deck', 'Backyard Deck', 'Front Deck'],
    ['the kitchen budget is now 31,000', 'Kitchen', '$31,000.00'],
  ])('shows the record that a message wants to be different: %s', async (message, title, what) => {
    const answer = text(await ask(message));
    expect(answer).toContain('I can only read your records');
    expect(answer).toContain(title);
    expect(answer).toContain(what);
  });

  it('reads a question about someone as no milestone to write down', async () => {
    expect(await ask('can Rosa come on Friday')).toContain('I do not know');
  });

  it.each([
    ['How did we pay for the cabinets deposit?', 'with financing'],
    ['when did we buy the pendant lights', 'Jun 9, 2026'],
    ['which category is the oscillating saw in', '**Tools**'],
    ['who did the cabinet installation', 'Dave Hollis'],
    ['what did I pay 189.99 for', 'Oscillating saw'],
    ['is there a receipt for the drywall sheets', 'has no receipt'],
    ['what project was the circular saw for', 'Backyard Deck'],
  ])('answers for a field of a record: %s', async (question, part) => {
    expect(text(await ask(question))).toContain(part);
  });

  it.each([
    ['which store were the floor tiles from', 'Porcelain floor tiles'],
    ['color of the deck stain?', 'I do not know'],
    ["the tenant's name", 'only the contractors'],
    ['who painted the deck?', 'no expense to **Dave Kim**'],
    ['who painted the kitchen?', '**Dave Kim** (Painter)'],
  ])('says what is not kept, and what a description may tell: %s', async (question, part) => {
    expect(text(await ask(question))).toContain(part);
  });

  it('answers both questions of a message', async () => {
    const answer = text(await ask('how much did we pay Tom and what is his phone number?'));
    expect(answer).toContain('$4,580.00');
    expect(answer).toContain('555-010-7788');
    const second = text(await ask('how much went on the deck and how much is left?'));
    expect(second).toContain('$8,507.35');
    expect(second).toContain('$507.35');
  });

  it('reads two things as two questions, and a name with “and” as one', async () => {
    const two = text(await ask('how much were the pendant lights and the oscillating saw'));
    expect(two).toContain('$389.97');
    expect(two).toContain('$189.99');
    const phones = text(await ask("give me Tom's phone and Dave Kim's phone"));
    expect(phones).toContain('555-010-7788');
    expect(phones).toContain('555-010-4411');
    // One comparison, not two sums.
    expect(text(await ask('how much for labor and materials?'))).toMatch(/^Together that is/);
  });

  it('takes a correction for the same question about something else', async () => {
    const earlier = 'how much did we spend on the kitchen?';
    for (const next of ['no, I meant the deck', 'sorry, the deck', 'ok thanks. and the deck?']) {
      expect(text(await ask(earlier, next)), next).toContain('$8,507.35');
    }
  });

  it('adds up and compares the last two questions', async () => {
    const talk = ['how much did we spend on the kitchen?', 'and the deck?'];
    expect(text(await ask(...talk, 'and together?'))).toContain('Together that is $28,932.11');
    expect(text(await ask(...talk, 'what is the difference?'))).toContain('$11,917.41 more than');
  });

  it('compares two things that were bought', async () => {
    const answer = text(await ask('which cost more, the pendant lights or the oscillating saw?'));
    expect(answer).toContain('**Pendant lights** cost $199.98 more than **Oscillating saw**');
  });

  it('starts afresh with a question that has its own subject', async () => {
    const earlier = 'How much did I spend on labor in March?';
    expect(text(await ask(earlier, 'how much have we spent on the master bathroom?'))).toContain(
      '$6,995.73',
    );
    expect(text(await ask(earlier, 'and the month before that?'))).toContain('February 2026');
    expect(text(await ask(earlier, 'thanks!', 'and in May?'))).toContain('May 2026');
  });

  it('does not correct a word of the own records to a name', async () => {
    // "Valve" is one slip from "Silva" less than from itself.
    expect(text(await ask('what did the shower valve cost'))).toContain('$486.30');
  });

  it('prepares an expense that was told, and saves nothing', async () => {
    const before = await ledger.sumExpenses({});
    expect(await draft('Gave the plumber 350 by check this morning')).toMatchObject({
      path: '/expenses',
      project: String(own.projectIds['Kitchen']),
      amount: '350.00',
      paymentMethod: 'check',
      date: TODAY,
      contractorId: String(own.contractorIds['Tom Brandt']),
    });
    expect(await draft('log the May gas bill, 80.20, paid June 3')).toMatchObject({
      ...{ description: 'May gas bill', amount: '80.20', date: '2026-06-03' },
    });
    expect(await draft('I gave Dave 90 in cash for trim. Enter it for me?')).toMatchObject({
      ...{ amount: '90.00', paymentMethod: 'cash' },
    });
    expect(await draft('put down 62.75 for hinges, last Tuesday')).toMatchObject({
      description: 'Hinges',
      amount: '62.75',
      date: '2026-06-16',
    });
    expect(await draft('the store gave me 35 back for the extra tiles')).toMatchObject({
      amount: '35.00',
      kind: 'refund',
    });
    expect(await ledger.sumExpenses({})).toEqual(before);
  });

  it('prepares a milestone and a contractor, and leads to what is done or deleted', async () => {
    expect(await draft('the city comes on July 9, keep that')).toMatchObject({
      path: '/timeline',
      title: 'City comes',
      targetDate: '2026-07-09',
    });
    expect(await draft('contractor to add: Ann Moss, gutters')).toMatchObject({
      ...{ path: '/contractors', name: 'Ann Moss', specialty: 'Gutters' },
    });
    expect(await draft('we hired a new gutter man, I want to add him')).toMatchObject({
      ...{ path: '/contractors', specialty: 'Gutter man' },
    });
    expect(await draft('add a new contractor, Bill Turner, he is a roofer')).toMatchObject({
      path: '/contractors',
      name: 'Bill Turner',
      specialty: 'Roofer',
    });
    const done = await ask('the countertop is installed');
    expect(done).toContain('**Countertop installed**');
    expect(done).toContain(`/timeline?project=${own.projectIds['Kitchen']}`);
    expect(await ask('delete the pendant lights')).toMatch(/Pendant lights.*\/expenses\?/);
  });

  it.each([
    ['I bought grout, $32.15, went on the credit card', 'Grout'],
    ['gave the plumber 200 in cash yesterday for touching up the deck', 'Touching up the deck'],
    ['We bought a heater for the pantry for $259 last Friday', 'Heater for the pantry'],
    ['The dumpster came to 410, put it on the credit card', 'Dumpster'],
    ['my wife bought curtains for 140.50, please log that', 'Curtains'],
    ['forgot to tell you: I paid the inspector 150 by check', 'Inspector'],
    ['bougt a ladder 149 credt card', 'Ladder'],
  ])('describes what was told in a whole phrase: %s', async (message, description) => {
    expect(await draft(message)).toMatchObject({ path: '/expenses', description });
  });

  it('leads to the contractor and the budget that a message changes', async () => {
    expect(await ask("Rosa's rate is now 70 an hour")).toMatch(/Rosa.*\/contractors/);
    expect(await ask('raise the deck budget by 500')).toContain('Backyard Deck** to $8,500.00');
  });

  it('does not take a question for something told', async () => {
    for (const question of [
      ...['Did we pay 350 by check?', 'what did I pay Tom?', 'is it done?'],
      'the gap between what we spent in 2025 and what we spent in 2026',
      'the person who got paid 4580 in May',
      'I paid Tom 350, is that right',
      'I think we paid about 2000 for the boards',
    ]) {
      expect(await ask(question)).not.toContain('add=new');
    }
  });

  it.each([
    ['add 45 for screws and 60 for stain', ['45.00', '60.00']],
    ['paid Tom 200 cash and Rosa 150 by check today', ['200.00', '150.00']],
    ['bought 12 boards and 3 bags of screws for 144.60', ['144.60']],
    ['need to record a tool rental, floor sander, 95 bucks, today', ['95.00']],
  ])('prepares each expense of a message: %s', async (message, amounts) => {
    const links = [...(await ask(message)).matchAll(/\]\(([^)]*add=new[^)]*)\)/g)];
    const drafts = links.map(([, address = '']) => new URLSearchParams(address.split('?')[1]));
    expect(drafts.map((one) => one.get('amount'))).toEqual(amounts);
  });
});
