import type { Contractor } from '#shared/contractor.ts';
import { formatMoney } from '#shared/money.ts';
import { pattern } from '../pattern.ts';
import { findExpensesByWords } from '../query/find-expenses.ts';
import { says } from '../question/mentions.ts';
import { missingDetails } from '../question/missing.ts';
import type { Reading } from '../question/reading.ts';
import { KIND_OF_PERSON } from '../question/turns/people.ts';
import { toWords } from '../question/words.ts';
import { pages } from '../writing/links.ts';
import { bold, link, nameList, plain, table } from '../writing/markdown.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { cardOf } from './contractor-card.ts';
import { asksWhoWorked } from './contractor-payments.ts';
import { sumEachCurrency } from './currencies.ts';
import { deeds } from './deeds.ts';

const namesContractor = ({ contractors, specialty }: Reading) =>
  contractors.length > 0 || specialty !== null;

const asksForPhone = (reading: Reading) =>
  says(reading, 'phone') || (says(reading, 'number') && !says(reading, 'count'));

/** What a contractor charges, not what they charged. */
const asksForRate = (reading: Reading) =>
  says(reading, 'rate') || (says(reading, 'charge') && !says(reading, 'past', 'spend'));

const asksForCompany = ({ words }: Reading) =>
  COMPANY.test(words.join(' ').replace(KIND_OF_PERSON, ''));
const COMPANY =
  /\b(?:company|firm|business|outfit|employer)\b|\b(?:works?|worked|working|employed) (?:for|under|with|by)$|\btrades? (?:as|under)\b/;
/** "The plumber's full name and his firm". */
const asksForName = ({ words }: Reading) => NAME.test(words.join(' '));
const NAME = pattern()`
  \b(?:full|last|first|family|real|whole|proper) names?\b|\bsurname\b
  |\bnames?\b.*\b(?:company|firm|business|outfit|employer|phone|number|email)\b
  |\b(?:his|her|their) (?:company|firm|business|outfit|employer)\b
`;

/** "What does everyone charge?" */
const isOfEveryone = ({ words }: Reading) =>
  words.some((word) => ['everyone', 'everybody', 'all', 'each', 'every'].includes(word));

/** "Anybody without an email saved?" */
const isOfAnybody = ({ words }: Reading) =>
  words.some((word) => /^(?:any|every|no)(?:body|one)$|^(?:people|guys|trades)$/.test(word));

/** "Cheapest hourly rate" */
const ranksRates = (reading: Reading) =>
  says(reading, 'rate') && says(reading, 'most', 'least') && reading.rest.length === 0;

/** "What did Maria do for us?" */
const asksForDeeds = (reading: Reading) => says(reading, 'past') && !says(reading, 'who');

/** "Who is Bob?", "What is Bob's number?" */
const asksForContractor = (reading: Reading) =>
  asksForPhone(reading) ||
  says(reading, 'email') ||
  (reading.words[0] === 'who' && reading.words[1] === 'is');

const DELIVERED =
  /^(?:and |so )?who (?:delivered|brought|carried|dropped off|unloaded|hauled in)\b/;

/** "Who is my electrician?", "What is Rosa's phone number?", "Which contractors do I have?" */
export const contractorDetails: Answerer = {
  understands(reading) {
    if (says(reading, 'afford', 'left', 'budget')) return false;
    if (asksWhoWorked(reading) && !says(reading, 'phone', 'email', 'contact', 'rate')) return false;
    if (/\bfor what\b|\bwhat for\b/.test(reading.words.join(' '))) return false;
    const isOfTrade = isOfKind(reading) || TRADE_OF.test(reading.words.join(' '));
    if (isOfTrade && reading.contractors.length > 0) return true;
    // "How much to Rosa?"
    if (PAID_TO.test(reading.words.join(' ')) && !asksForRate(reading)) return false;
    // Who brought the drywall need not be the drywall finisher.
    if (DELIVERED.test(reading.words.join(' ')) && reading.contractors.length === 0) return false;
    // "Who recommended Hector?"
    if (WHO_DID.test(reading.words.join(' ')) && reading.contractors.length > 0) return false;
    if (isLacking(reading) && (says(reading, 'contractor', 'who', 'list') || isOfAnybody(reading)))
      return true;
    if (
      says(reading, 'spend', 'expense', 'most', 'owe') &&
      !asksForRate(reading) &&
      !says(reading, 'phone', 'email')
    ) {
      return false;
    }
    const asksForDetail =
      says(reading, 'email', 'contact') ||
      asksForPhone(reading) ||
      asksForRate(reading) ||
      asksForName(reading) ||
      /\b(?:what|which) (?:company|firm|business|outfit)\b/.test(reading.words.join(' '));
    if (namesContractor(reading)) {
      const isOfProject = reading.projects.length > 0 && !says(reading, 'who', 'contact');
      return asksForDetail || (reading.period === null && !asksForDeeds(reading) && !isOfProject);
    }
    return (
      (asksForDetail && says(reading, 'contractor', 'who')) ||
      ranksRates(reading) ||
      (says(reading, 'rate', 'phone', 'email') &&
        (says(reading, 'list') || isOfEveryone(reading)) &&
        reading.rest.length === 0) ||
      (reading.rest.length > 0 && asksForContractor(reading)) ||
      (says(reading, 'contractor') &&
        reading.rest.every((word) => FIELDS.test(word)) &&
        (says(reading, 'list', 'count', 'who', 'mine') || reading.words.length <= 2))
    );
  },

  answer(inquiry) {
    const { reading, contractor } = inquiry;
    // "Who has no rate?" "And who charges the most?"
    const isRanked = asksForRate(reading) && says(reading, 'most', 'least');
    if (isLacking(reading) && !isRanked && (!contractor || isOfAllOfThem(reading))) {
      return lacking(inquiry);
    }
    const { contractors, areContractorsUnclear } = reading;
    if (contractors.length > 1 && !areContractorsUnclear) return cards(inquiry, contractors);
    if (contractor) return card(inquiry, contractor);
    const isOther = reading.rest.some((word) => !FIELDS.test(word));
    if (isOther && !says(reading, 'most')) return notFound(inquiry);
    return allContractors(inquiry);
  },
};

/** "What does Rosa do again?" */
const TRADE_OF =
  /^(?:so |and )?what (?:does|do) \w+(?: \w+)? do(?: again| exactly| for a living)*$/;
const isOfKind = (reading: Reading) =>
  KIND_OF_PERSON.test(reading.words.join(' ')) && !says(reading, 'spend', 'expense');
const PAID_TO = /\bhow much (?:money )?(?:to|for|off to)\b/;
const WHO_DID = /^who (?!is\b|are\b|was\b|were\b|does\b|do\b|charges?\b|has\b|have\b)\w+/;

const FIELDS =
  /^(trade|trades|specialt(y|ies)|company|firm|business|outfit|employer|called|notes?)$/;

const isLacking = ({ missing }: Reading) => missingDetails.some((one) => one === missing);

/** "Which of them have no rate?", after a question about one. */
const isOfAllOfThem = ({ words }: Reading) =>
  /\b(?:which|who|how many|any|all|some|none) of (?:them|these|those)\b/.test(words.join(' '));

/** "Which contractor has no phone number?" */
function lacking({ reading, books }: Inquiry): string {
  const fields = {
    phone: 'phone',
    email: 'email',
    rate: 'hourlyRate',
    company: 'company',
  } as const;
  const names = {
    phone: 'phone number',
    email: 'e-mail address',
    rate: 'hourly rate',
    company: 'company',
  } as const;
  const missing = reading.missing as keyof typeof fields;
  const without = books.contractors.filter((one) => !one[fields[missing]]);
  return without.length === 0
    ? `Each of your [contractors](${pages.contractors}) has ${/^[aeh]/.test(names[missing]) ? 'an' : 'a'} ${names[missing]}.`
    : `These [contractors](${pages.contractors}) have no ${names[missing]}: ${nameList(without, bold)}.`;
}

async function cards(inquiry: Inquiry, contractors: readonly Contractor[]): Promise<string> {
  const all = await Promise.all(contractors.map((one) => card(inquiry, one)));
  return all.map((one) => (one instanceof NotFound ? one.text : one)).join('\n\n');
}

async function card(inquiry: Inquiry, contractor: Contractor): Promise<string | NotFound> {
  const { reading, books } = inquiry;
  const { name, company, phone, email, hourlyRate } = contractor;
  const who = `${bold(name)}${company ? ` of ${plain(company)}` : ''}`;
  const missing = (what: string) =>
    `No ${what} is saved for ${who}. You can add one under [Contractors](${pages.contractors}).`;
  const toContractors = (text: string) => link(plain(text), pages.contractors);
  const asked = [
    asksForCompany(reading) &&
      (company
        ? `The company of ${bold(name)} is ${toContractors(company)}.`
        : missing('company name')),
    asksForPhone(reading) &&
      (phone ? `The phone number of ${who} is ${toContractors(phone)}.` : missing('phone number')),
    says(reading, 'email') &&
      (email
        ? `The e-mail address of ${who} is ${toContractors(email)}.`
        : missing('e-mail address')),
    asksForRate(reading) &&
      (hourlyRate
        ? `${who} charges ${toContractors(formatMoney(hourlyRate))} an hour.`
        : missing('hourly rate')),
  ].filter((one) => one !== false);
  if (asked.length > 0) return asked.join(' ');
  // "Who hung the drywall?"
  const others = reading.rest.filter((word) => !deeds.has(word));
  // "Who set the tile in the shower?"
  const isOfDeed = reading.words[0] === 'who' && reading.specialty !== null;
  const isOther = !isOfDeed && !others.some((word) => FIELDS.test(word));
  if (others.length > 0 && isOther && !says(reading, 'contact', 'contractor')) {
    return new NotFound(
      `I do not know about “${plain(others.join(' '))}” of ${who}: [Contractors](${pages.contractors}) has a company, a specialty, a phone number, an e-mail address, a rate and notes.`,
    );
  }
  if (isOfDeed && !(await hasWorkedThere(inquiry, contractor))) {
    const place = bold(inquiry.project?.name ?? '');
    return new NotFound(`I do not know: I found no expense to ${who} on ${place}.`);
  }
  const isOutOfReach = says(reading, 'contact') && !phone && !email;
  const known = await cardOf(contractor, books);
  return isOutOfReach ? `${missing('phone number or e-mail address')} ${known}` : known;
}

/** "Who painted the porch?": the painter, if the porch or an expense that names it has paid them. */
async function hasWorkedThere(
  { reading, books, project, isProjectNamed }: Inquiry,
  { id: contractorId }: Contractor,
): Promise<boolean> {
  if (!project || !isProjectNamed) return true;
  const filters = { contractorId, projectId: project.id };
  const paid = await sumEachCurrency(books, { subject: 'expenses', measure: 'sum', filters });
  const place = toWords(project.name).filter((word) => reading.words.includes(word));
  return (
    paid.count > 0 || (await findExpensesByWords(books, { contractorId }, place)).rows.length > 0
  );
}

function notFound({ reading, books }: Inquiry): string {
  const list =
    books.contractors.length > 0 ? ` Your contractors are ${nameList(books.contractors)}.` : '';
  return `I do not know: you have no contractor called “${plain(reading.rest.join(' '))}” under [Contractors](${pages.contractors}).${list}`;
}

function allContractors({ reading, books }: Inquiry): string {
  const { contractors } = books;
  if (contractors.length === 0) {
    return `You have no contractors yet. Add the first one under [Contractors](${pages.contractors}).`;
  }
  const byRate = contractors
    .filter(({ hourlyRate }) => hourlyRate !== null)
    .toSorted((one, other) => Number(other.hourlyRate) - Number(one.hourlyRate));
  const rows = asksForRate(reading)
    ? [...byRate, ...contractors.filter(({ hourlyRate }) => hourlyRate === null)]
    : contractors;
  const count = link(
    `${contractors.length} ${contractors.length === 1 ? 'contractor' : 'contractors'}`,
    pages.contractors,
  );
  const cell = (text: string | null) => (text ? plain(text) : '–');
  return `${rateLeader(reading, byRate)}You have ${count}:\n\n${table(
    [
      { title: 'Name' },
      { title: 'Specialty' },
      { title: 'Phone' },
      { title: 'Hourly rate', isFigure: true },
    ],
    rows,
    ({ name, specialty, phone, hourlyRate }) => [
      cell(name),
      cell(specialty),
      phone ? link(plain(phone), pages.contractors) : '–',
      hourlyRate ? link(formatMoney(hourlyRate), pages.contractors) : '–',
    ],
  )}`;
}

/** Who charges the most or the least, if the question asks for that. */
function rateLeader(reading: Reading, byRate: readonly Contractor[]): string {
  if (!asksForRate(reading) || !says(reading, 'most', 'least', 'pricey')) return '';
  const leader = byRate.at(says(reading, 'least') ? -1 : 0);
  if (!leader?.hourlyRate) return '';
  const rate = link(formatMoney(leader.hourlyRate), pages.contractors);
  return `${bold(leader.name)} charges the ${says(reading, 'least') ? 'least' : 'most'}: ${rate} an hour. `;
}
