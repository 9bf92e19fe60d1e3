import { expectedText } from '#shared/expected-text.ts';
import { addMoney, compareMoney, subtractMoney } from '#shared/money.ts';
import type { Project } from '#shared/project.ts';
import type { LedgerBudget } from '../ledger.ts';
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
import { planFigure, planLink } from './plan-text.ts';
import { leftPhrase } from './remaining.ts';

const IF =
  /\b(?:if|suppose|supposing|assum\w+|imagine|say|once|after|when|provided|would|could|what about)\b|^(?:and |so |ok )*(?:pay|settle|clear|add|accept|approve|cancel|drop|skip)\b/;
const PAYS =
  /\b(?:pay|pays|paid|paying|settle\w*|clear\w*|cover\w*|gets?|got|give|gives|gave|accept\w*|approv\w*|agree\w*|go ahead|went ahead|going ahead|ok|okay|yes|sign\w*|take|took|taking|add|adds|added|adding|do|did|put|puts|happens?|comes?)\b/;
const DROPS =
  /\b(?:if|suppose|supposing|say|imagine|assuming|what about)(?: that)? (?:we|i) (?:\w+ ){0,2}?(?:cancel\w*|drop(?:ped)?|dropping|skip\w*|scrap\w*|leave out|left out|leaving out|do without|did without|forgo|forgot about|never did|do not do|did not do)\b|\b(?:if|suppose|supposing|say|imagine|assuming|what about)\b.*\b(?:was|were|is|gets?|got|be) (?:cancell?ed|dropped|skipped|scrapped|left out)\b|^(?:and |so )?(?:cancel|drop|skip|scrap|without) (?:the|our|my)\b.*\b(?:what|how)\b/;
/** "Everything Porfirio is owed", "all that she still has coming". */
const ALL_OWED =
  /\b(?:everything|all|whatever|the lot|what)\b.*\b(?:owe|owed|owing|due|coming|open bills?|bills?|outstanding|unpaid)\b/;

const textOf = ({ words }: Reading): string => words.join(' ');
const asksForBalance = (reading: Reading): boolean =>
  says(reading, 'left', 'overBudget', 'afford') ||
  /\b(?:remain\w*|left|leaves?|still (?:ok|okay|fine|within|under|in budget))\b/.test(
    textOf(reading),
  );

const drops = (reading: Reading): boolean => DROPS.test(textOf(reading));
const paysAllOwed = (reading: Reading): boolean =>
  reading.contractors.length > 0 && ALL_OWED.test(textOf(reading));

/** "If I pay the last of the roof money, what is left?", "suppose we drop the plaster": by the record. */
export const supposedRecord: Answerer = {
  needsProject: true,
  isProbe: true,
  understands: (reading) =>
    (reading.amount === null || reading.amount === amountToKeep(reading)) &&
    reading.bound === null &&
    reading.subject !== 'quotes' &&
    (drops(reading) ||
      (asksForBalance(reading) && IF.test(textOf(reading)) && PAYS.test(textOf(reading)))),
  async answer(inquiry) {
    if (drops(inquiry.reading)) return withoutLine(inquiry);
    if (paysAllOwed(inquiry.reading)) return afterAllOwed(inquiry);
    return afterRecord(inquiry);
  },
};

/** What is still to pay to those that are named: open bills, and what is agreed and not billed. */
async function afterAllOwed(inquiry: Inquiry): Promise<string | NotFound> {
  const { reading, books, project } = inquiry;
  const isTheirs = ({ contractorId }: LedgerRecord) =>
    reading.contractors.some(({ id }) => id === contractorId);
  const bills = (await runRecordQuery({ subject: 'bills' }, books)).filter(isTheirs);
  const agreements = (await runRecordQuery({ subject: 'agreements' }, books)).filter(isTheirs);
  const isOnlyBills = /\bbills?\b/.test(textOf(reading));
  const owed = [
    ...bills.map((one) => ({ one, amount: mainAmount(one, 'bills') })),
    ...(isOnlyBills ? [] : agreements.map((one) => ({ one, amount: leftOf(one) }))),
  ];
  const here = owed.filter(({ one }) => one.projectId === project?.id);
  if (!project || here.length === 0) return new NotFound('');
  const whom = listed(
    reading.contractors.map(({ name }) => bold(name)),
    'and',
  );
  const sum = addMoney(here.map(({ amount }) => amount));
  const are = reading.contractors.length > 1 ? 'are' : 'is';
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
  const { reading, books, project } = inquiry;
  if (!project) return new NotFound('');
  const plan = await runPlanQuery({ subject: 'plan', projectId: project.id }, books);
  const found = await supposedIn(inquiry, project, plan);
  if (!found) return new NotFound('');
  const { title, amount, isPlanned } = found;
  const what = `${bold(title)} for ${planFigure(amount, project)}`;
  const text = afterPaying(project, amount, { what, kept: amountToKeep(reading) });
  if (isPlanned || !plan) return text;
  const outlook = expectedText(subtractMoney(plan.totals.variance, amount), project.currency);
  return `${text}\n\nIn the end, it would cost ${planFigure(addMoney([plan.totals.expected, amount]), project)}: ${planLink(outlook, project)}.`;
}

/** What is named, with what it would cost and whether the plan has that already. */
async function supposedIn(
  { reading, books, contractor }: Inquiry,
  project: Project,
  plan: LedgerBudget | null,
) {
  const find = async (subject: 'bills' | 'changes', status: 'open' | 'waiting') =>
    (await runRecordQuery({ subject, status, projectId: project.id }, books))
      .filter((one) => contractor === null || one.contractorId === contractor.id)
      .map((one) => ({
        title: one.title,
        amount: mainAmount(one, subject),
        isPlanned: subject === 'bills',
      }));
  const records = [...(await find('bills', 'open')), ...(await find('changes', 'waiting'))];
  const found = best(reading, records, ({ title }) => title);
  if (found || contractor !== null || amountToKeep(reading) === null) return found;
  const lines = (plan?.lines ?? []).flatMap(({ title, expected, paid }) =>
    title === null ? [] : [{ title, amount: subtractMoney(expected, paid), isPlanned: true }],
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

/** The one that the question names with most of its title; undefined if none or several are. */
function best<T>(reading: Reading, all: readonly T[], titleOf: (one: T) => string): T | undefined {
  const said = new Set(reading.words.filter((word) => !stopWords.has(word)).map(stem));
  const counted = all.flatMap((one) => {
    const own = [
      ...new Set(
        toWords(titleOf(one))
          .filter((word) => !stopWords.has(word))
          .map(stem),
      ),
    ];
    const count = own.filter((word) => said.has(word)).length;
    return count > 0 && count * 2 >= own.length ? [{ one, count, share: count / own.length }] : [];
  });
  const [first, second] = counted.toSorted(
    (one, other) => other.count - one.count || other.share - one.share,
  );
  const isTied = first && second && first.count === second.count && first.share === second.share;
  return isTied ? undefined : first?.one;
}
