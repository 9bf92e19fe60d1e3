import { expectedText } from '#shared/expected-text.ts';
import { addMoney, compareMoney, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import { pattern } from '../pattern.ts';
import { type LedgerRecord, mainAmount } from '../query/ledger-record.ts';
import { runPlanQuery } from '../query/run-plan-query.ts';
import { runRecordQuery } from '../query/run-record-query.ts';
import { says } from '../question/mentions.ts';
import type { Reading } from '../question/reading.ts';
import { stem } from '../question/stem.ts';
import { stopWords } from '../question/stop-words.ts';
import { toWords } from '../question/words.ts';
import { budgetFigure } from '../writing/figures.ts';
import { bold, listed } from '../writing/markdown.ts';
import { amountToKeep, besideKept } from './amount-to-keep.ts';
import { type Answerer, type Inquiry, NotFound } from './answerer.ts';
import { best } from './best-titled.ts';
import { planFigure, planLink } from './plan-text.ts';
import { AFTER_BILLS, leftPhrase } from './remaining.ts';

const IF =
  /\b(?:if|suppose|supposing|assum\w+|imagine|say|once|after|when|provided|would|could|can|will|what about)\b|^(?:and |so |ok )*(?:pay|settle|clear|add|accept|approve|cancel|drop|skip)\b/;
const PAYS = pattern()`
  \b(?:
    pay|pays|paid|paying|settle\w*|clear\w*|cover\w*|gets?|got|give|gives|gave|accept\w*|approv\w*
    |agree\w*|go ahead|went ahead|going ahead|ok|okay|yes|sign\w*|take|took|taking|add|adds|added
    |adding|do|did|put|puts|happens?|comes?
  )\b
  |\bafter (?:\w+ ){1,3}(?:bills?|invoices?)\b
`;
const DROPS = pattern()`
  \b(?:if|suppose|supposing|say|imagine|assuming|what about)(?: that)? (?:we|i) (?:\w+ ){0,2}?(?:
    cancel\w*|drop(?:ped)?|dropping|skip\w*|scrap\w*|leave out|left out|leaving out|do without
    |did without|forgo|forgot about|never did|do not do|did not do
  )\b
  |\b(?:
    if|suppose|supposing|say|imagine|assuming|what about
  )\b.*\b(?:was|were|is|gets?|got|be) (?:cancell?ed|dropped|skipped|scrapped|left out)\b
  |^(?:and |so )?(?:cancel|drop|skip|scrap|without) (?:the|our|my)\b.*\b(?:what|how)\b
`;
/** "Everything Porfirio is owed", "all that she still has coming". */
const ALL_OWED =
  /\b(?:everything|all|whatever|the lot|what)\b.*\b(?:owe|owed|owing|due|coming|open bills?|bills?|outstanding|unpaid)\b/;

const textOf = ({ words }: Reading): string => words.join(' ');
const asksForBalance = (reading: Reading): boolean =>
  says(reading, 'left', 'overBudget', 'afford') ||
  /\b(?:remain\w*|left|leaves?|still (?:be )?(?:ok|okay|fine|within|under|in budget))\b/.test(
    textOf(reading),
  );

const EVERYBODY =
  /\b(?:everyone|everybody|all (?:of )?(?:the |our |my )?contractors|all of them)\b/;
/** "What would her contract be with the landing?", "what does she get in total if we accept it?" */
const OF_AGREEMENT =
  /\b(?:agreement|contract|job|deal)\b.*\b(?:be|cost|come|comes|worth|with|total)\b|\b(?:what|how much)\b.*\b(?:agreement|contract|deal)\b|\bin total\b|\baltogether\b/;

/** "Once all open bills are paid" is about no single one. */
const paysEveryBill = (reading: Reading): boolean =>
  reading.contractors.length === 0 &&
  reading.specialty === null &&
  reading.rest.length === 0 &&
  AFTER_BILLS.test(textOf(reading)) &&
  /\b(?:all|every|each|any) (?:\w+ ){0,4}?(?:bills?|invoices?)\b/.test(textOf(reading));

const drops = (reading: Reading): boolean => DROPS.test(textOf(reading));
const paysAllOwed = (reading: Reading): boolean =>
  (reading.contractors.length > 0 && ALL_OWED.test(textOf(reading))) ||
  (reading.contractors.length > 0 && reading.rest.length === 0 && IS_PAID.test(textOf(reading))) ||
  EVERYBODY.test(textOf(reading));
/** "Once Dmitri has been paid". */
const IS_PAID =
  /\b(?:once|after|if|when|suppose|say|imagine)\b.*\b(?:paid|pay|settled|squared up|bills?|invoices?)\b/;
const widensAgreement = (reading: Reading): boolean =>
  reading.contractors.length === 1 &&
  OF_AGREEMENT.test(textOf(reading)) &&
  /\b(?:if|would|will|suppose|supposing|say|should)\b/.test(textOf(reading)) &&
  !/\b(?:no|not|decline|refuse|reject|turn down)\b/.test(textOf(reading));

/** "If I pay the last of the roof money, what is left?", "suppose we drop the plaster": by the record. */
export const supposedRecord: Answerer = {
  needsProject: true,
  isProbe: true,
  understands: (reading) =>
    (reading.amount === null || reading.amount === amountToKeep(reading)) &&
    reading.bound === null &&
    reading.subject !== 'quotes' &&
    !paysEveryBill(reading) &&
    (drops(reading) ||
      widensAgreement(reading) ||
      (asksForBalance(reading) && IF.test(textOf(reading)) && PAYS.test(textOf(reading)))),
  async answer(inquiry) {
    if (drops(inquiry.reading)) return withoutLine(inquiry);
    if (widensAgreement(inquiry.reading) && !asksForBalance(inquiry.reading)) {
      return agreementWithChange(inquiry);
    }
    if (paysAllOwed(inquiry.reading)) return afterAllOwed(inquiry);
    return afterRecord(inquiry);
  },
};

/** What is still to pay to those that are named: open bills, and what is agreed and not billed. */
async function afterAllOwed(inquiry: Inquiry): Promise<string | NotFound> {
  const { reading, books, project } = inquiry;
  const isOfAll = reading.contractors.length === 0;
  const isTheirs = ({ contractorId }: LedgerRecord) =>
    isOfAll || reading.contractors.some(({ id }) => id === contractorId);
  const bills = (await runRecordQuery({ subject: 'bills' }, books)).filter(isTheirs);
  const agreements = (await runRecordQuery({ subject: 'agreements' }, books)).filter(isTheirs);
  const isOnlyBills = /\bbills?\b/.test(textOf(reading));
  const owed = [
    ...bills.map((one) => ({ one, amount: mainAmount(one, 'bills') })),
    ...(isOnlyBills ? [] : agreements.map((one) => ({ one, amount: leftOf(one) }))),
  ];
  const here = owed.filter(({ one }) => one.projectId === project?.id);
  if (!project || here.length === 0) return new NotFound('');
  const names = reading.contractors.map(({ name }) => bold(name));
  const whom = isOfAll ? 'all contractors' : listed(names, 'and');
  const sum = addMoney(here.map(({ amount }) => amount));
  const are = names.length === 1 ? 'is' : 'are';
  const what = `the ${planFigure(sum, project)} that ${whom} ${are} still to get`;
  return afterPaying(project, sum, { what, kept: amountToKeep(reading) });
}

const leftOf = ({ facts }: LedgerRecord): string =>
  facts.find(({ name }) => name === 'left')?.amount ?? '0.00';

function afterPaying(
  project: Project,
  sum: string,
  { what, kept }: { what: string; kept: string | null },
): string {
  const left = subtractMoney(project.budget, project.totalSpent);
  const after = subtractMoney(left, sum);
  const figure = budgetFigure(after.replace('-', ''), project);
  const then = after.startsWith('-') ? `be ${figure} over its budget` : `have ${figure} left`;
  return `After ${what}, ${bold(project.name)} would ${then}: ${budgetFigure(left, project)} is left now.${besideKept(after, kept, project)}`;
}

/** An open bill, a change order that waits for an answer, or what is still to pay on a line. */
async function afterRecord(inquiry: Inquiry): Promise<string | NotFound> {
  const { reading, project } = inquiry;
  if (!project) return new NotFound('');
  const several = await severalIn(inquiry, project);
  if (several.length > 1) {
    const each = several.map((one) => `${bold(one.title)} for ${planFigure(one.amount, project)}`);
    const sum = addMoney(several.map(({ amount }) => amount));
    const what = `${listed(each, 'and')}, together ${planFigure(sum, project)}`;
    return afterPaying(project, sum, { what, kept: amountToKeep(reading) });
  }
  const found = await supposedIn(inquiry, project);
  if (!found) return new NotFound('');
  const what = `${bold(found.title)} for ${planFigure(found.amount, project)}`;
  return afterPaying(project, found.amount, { what, kept: amountToKeep(reading) });
}

/** The agreement with the change order that waits for an answer. */
export async function agreementWithChange({ reading, books, contractor }: Inquiry) {
  if (contractor === null) return new NotFound('');
  const of = { contractorId: contractor.id };
  const asked = await runRecordQuery({ subject: 'changes', status: 'waiting', ...of }, books);
  const change = best(reading, asked, ({ title }) => title);
  const all = await runRecordQuery({ subject: 'agreements', ...of }, books);
  const [agreement, ...others] = all.filter(({ projectId }) => projectId === change?.projectId);
  const project = books.projects.find(({ id }) => id === change?.projectId);
  if (!change || !agreement || others.length > 0 || !project) return new NotFound('');
  const amountOf = (name: string) => agreement.facts.find((fact) => fact.name === name)?.amount;
  const agreed = amountOf('with changes') ?? amountOf('agreed') ?? '0.00';
  const cost = mainAmount(change, 'changes');
  const figure = (amount: string) => planFigure(amount, project);
  return `With ${bold(change.title)} for ${figure(cost)}, the agreement ${bold(agreement.title)} with ${bold(contractor.name)} would come to ${figure(addMoney([agreed, cost]))}. Without it, it is ${figure(agreed)}.`;
}

interface Supposed {
  title: string;
  amount: string;
}

/** The open bills, and the change orders that wait for an answer. */
async function supposable({ books, contractor }: Inquiry, project: Project): Promise<Supposed[]> {
  const find = async (subject: 'bills' | 'changes', status: 'open' | 'waiting') =>
    (await runRecordQuery({ subject, status, projectId: project.id }, books))
      .filter((one) => contractor === null || one.contractorId === contractor.id)
      .map((one) => ({ title: one.title, amount: mainAmount(one, subject) }));
  return [...(await find('bills', 'open')), ...(await find('changes', 'waiting'))];
}

/** "If we take both the pot filler and the island end": each of those that "and" joins. */
async function severalIn(inquiry: Inquiry, project: Project): Promise<Supposed[]> {
  const parts = textOf(inquiry.reading).split(AND);
  if (parts.length < 2 || parts.length > MOST_JOINED) return [];
  const records = await supposable(inquiry, project);
  const found = parts.map((part) => titledWith(part.split(' '), records));
  return [...new Set(found.filter((one) => one !== undefined))];
}
const AND = /\b(?:and|plus|or)\b/;
const MOST_JOINED = 5;

/** The only one with such a word in its title: "the hose bib" is "Hose bib on the front wall". */
function titledWith(words: readonly string[], records: readonly Supposed[]): Supposed | undefined {
  const said = new Set(words.filter((word) => !stopWords.has(word)).map(stem));
  const counted = records.map((one) => ({
    one,
    count: toWords(one.title).filter((word) => said.has(stem(word))).length,
  }));
  const [first, second] = counted.toSorted((one, other) => other.count - one.count);
  return first && first.count > 0 && first.count !== second?.count ? first.one : undefined;
}

/** What is named, with what it would cost. */
async function supposedIn(inquiry: Inquiry, project: Project) {
  const { reading, books, contractor } = inquiry;
  const records = await supposable(inquiry, project);
  const found = best(reading, records, ({ title }) => title);
  if (found || contractor !== null || amountToKeep(reading) === null) return found;
  const plan = await runPlanQuery({ subject: 'plan', projectId: project.id }, books);
  const lines = (plan?.lines ?? []).flatMap(({ title, expected, paid }) =>
    title === null ? [] : [{ title, amount: subtractMoney(expected, paid) }],
  );
  return best(reading, lines, ({ title }) => title);
}

/** What the project costs in the end without what is still to pay on a line of its plan. */
async function withoutLine({ reading, books, project }: Inquiry): Promise<string | NotFound> {
  if (!project) return new NotFound('');
  const plan = await runPlanQuery({ subject: 'plan', projectId: project.id }, books);
  const lines = (plan?.lines ?? []).filter(({ title }) => title !== null);
  const line = best(reading, lines, ({ title }) => title ?? '');
  if (!plan || !line) return new NotFound('');
  const saved = subtractMoney(line.expected, line.paid);
  if (compareMoney(saved, '0.00') <= 0) return new NotFound('');
  const expected = subtractMoney(plan.totals.expected, saved);
  const outlook = expectedText(addMoney([plan.totals.variance, saved]), project.currency);
  return `Without ${bold(line.title ?? '')} (planned ${planFigure(line.planned, project)}, paid ${planFigure(line.paid, project)}), ${bold(project.name)} is expected to cost ${planFigure(expected, project)} in the end: ${planLink(outlook, project)}. That is ${planFigure(saved, project)} less than with it.\n\nToday, it has ${leftPhrase(project)}`;
}
