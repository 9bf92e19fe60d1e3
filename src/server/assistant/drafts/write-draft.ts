import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import { expensePhrase } from '../answers/expense-rows.ts';
import { milestonePhrase } from '../answers/milestone-text.ts';
import type { Books } from '../books.ts';
import type { LedgerRecord } from '../query/ledger-record.ts';
import { recordLine } from '../query/write-records.ts';
import { formatDay } from '../question/calendar.ts';
import { formPage, pages, timelinePage } from '../writing/links.ts';
import { bold, link, plain } from '../writing/markdown.ts';
import { NOTHING_DELETED, NOTHING_SAVED } from '../writing/told.ts';
import type { ContractorDraft, Draft, ExpenseDraft, MilestoneDraft } from './draft.ts';

/** One after the other; that nothing is saved is said once. */
export const writeDrafts = (drafts: readonly Draft[], books: Books): string =>
  drafts
    .map((draft, at) => {
      const text = writeDraft(draft, books);
      return at === 0
        ? text
        : text.replace(`${NOTHING_SAVED} This is what I understood`, 'And this');
    })
    .join('\n\n');

/** What was understood, and a link to the usual form with it filled in. */
function writeDraft(draft: Draft, books: Books): string {
  switch (draft.kind) {
    case 'expense':
      return writeExpense(draft);
    case 'milestone':
      return writeMilestone(draft);
    case 'completion':
      return writeCompletion(draft.milestones, books);
    case 'billPayment':
      return writeBillPayment(draft.bills, books);
    case 'removal':
      return writeRemoval(draft, books);
    case 'move':
      return writeMove(draft, books);
    case 'newTitle':
      return writeNewTitle(draft, books);
    case 'correction':
      return writeCorrection(draft);
    case 'contractor':
      return writeContractor(draft);
    case 'contractorChange':
      return `${NOTHING_SAVED} You can ${draft.isRemoval ? 'delete' : 'change the details of'} ${bold(draft.contractor.name)} on the ${link('contractors page', pages.contractors)}.`;
    case 'project':
      return `${NOTHING_SAVED} Use New Project on the ${link('projects page', pages.projects)}${draft.name ? ` and call it ${bold(draft.name)}` : ''}${draft.budget ? `, with a budget of ${formatMoney(draft.budget)}` : ''}.`;
    case 'projectName':
      return `${NOTHING_SAVED} You can change the name of ${bold(draft.project.name)} to ${bold(draft.name)} on the ${link('projects page', pages.projects)}.`;
    case 'projectChange':
      return `${NOTHING_SAVED} You can change ${draft.project ? `the budget of ${bold(draft.project.name)}` : 'a budget'}${draft.budget ? ` to ${formatMoney(draft.budget, draft.project?.currency)}` : ''} on the ${link('projects page', pages.projects)}.`;
  }
}

const facts = (rows: readonly (readonly [string, string | null])[]) =>
  rows
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `- ${name}: ${value}`)
    .join('\n');

function writeExpense(draft: ExpenseDraft): string {
  const { project, description, amount, date, category, paymentMethod, contractor } = draft;
  const isRefund = draft.expenseKind === 'refund';
  const address = formPage('/expenses', {
    project: project?.id,
    description,
    amount,
    category,
    paymentMethod,
    date,
    contractorId: contractor?.id,
    kind: isRefund ? 'refund' : null,
  });
  const rows = facts([
    [isRefund ? 'Refund' : 'Expense', description === null ? null : bold(description)],
    ['Amount', amount === null ? null : formatMoney(amount, project?.currency)],
    ['Date', formatDay(date)],
    ['Contractor', contractor && plain(contractor.name)],
    ['Category', category && categoryLabel(category)],
    ['Payment method', paymentMethod && paymentMethodLabel(paymentMethod)],
    ['Project', project && plain(project.name)],
  ]);
  return `${NOTHING_SAVED} This is what I understood:\n\n${rows}\n\n${link('Open the filled-in form', address)} on the expenses page, check it and save.`;
}

function writeMilestone({ project, title, targetDate }: MilestoneDraft): string {
  const rows = facts([
    ['Milestone', bold(title)],
    ['Target date', targetDate && formatDay(targetDate)],
    ['Project', project && plain(project.name)],
  ]);
  const address = formPage(pages.timeline, { project: project?.id, title, targetDate });
  return `${NOTHING_SAVED} This is what I understood:\n\n${rows}\n\n${link('Open the filled-in form', address)} on the timeline, check it and save.`;
}

function writeCompletion(
  milestones: Extract<Draft, { kind: 'completion' }>['milestones'],
  books: Books,
): string {
  const [first] = milestones;
  if (!first) {
    return `I do not know which milestone you mean. You can mark one as completed on the ${link('timeline', pages.timeline)}.`;
  }
  const place = { books, project: null };
  if (milestones.length === 1) {
    return `Good news! I can only read your records, so mark it yourself: ${milestonePhrase(first, place)}. ${link('Open the timeline', timelinePage(first.projectId))} and press the circle beside ${bold(first.title)}.`;
  }
  const list = milestones
    .map(
      (one) =>
        `- ${milestonePhrase(one, place)}: ${link('open its timeline', timelinePage(one.projectId))}`,
    )
    .join('\n');
  return `I can only read your records, so mark it yourself. Which one is it?\n\n${list}`;
}

function writeBillPayment(bills: readonly LedgerRecord[], books: Books): string {
  const [first] = bills;
  if (first && bills.length === 1) {
    return `${NOTHING_SAVED} Press Record Payment at the bill on the ${link('budget page', first.page)}: ${recordLine(first, books)}.`;
  }
  const rows = bills.map((one) => `- ${recordLine(one, books)}`);
  return `${NOTHING_SAVED} Which bill is it? The amount opens the budget page; press Record Payment there.\n\n${rows.join('\n')}`;
}

function writeRemoval(
  { expenses, milestones, isOfTimeline }: Extract<Draft, { kind: 'removal' }>,
  books: Books,
): string {
  if (expenses.length + milestones.length === 0) {
    return isOfTimeline
      ? `I found no milestone like that. You can delete one on the ${link('timeline', pages.timeline)}.`
      : `I found no expense like that. You can delete one on the ${link('expenses page', '/expenses')}.`;
  }
  const place = { books, project: null };
  const rows = [
    ...expenses.map((one) => `- ${expensePhrase(one)}`),
    ...milestones.map(
      (one) =>
        `- ${milestonePhrase(one, place)}: ${link('open its timeline', timelinePage(one.projectId))}`,
    ),
  ];
  const where = expenses.length > 0 ? 'The amount opens it on the expenses page; ' : '';
  return `${NOTHING_DELETED} ${where}you can delete it there:\n\n${rows.join('\n')}`.replace(
    'nothing. you',
    'nothing. You',
  );
}

function writeMove({ milestones, day }: Extract<Draft, { kind: 'move' }>, books: Books): string {
  const place = { books, project: null };
  const rows = milestones.map(
    (one) =>
      `- ${milestonePhrase(one, place)}: ${link('open its timeline', timelinePage(one.projectId))}`,
  );
  const to = day === null ? '' : ` to ${formatDay(day)}`;
  if (rows.length === 0) {
    return `I do not know which milestone you mean. You can change the date of one${to} on the ${link('timeline', pages.timeline)}.`;
  }
  return `${NOTHING_SAVED} You can change the date${to} on the timeline:\n\n${rows.join('\n')}`;
}

function writeNewTitle(
  { milestones, title }: Extract<Draft, { kind: 'newTitle' }>,
  books: Books,
): string {
  const rows = milestones.map(
    (one) =>
      `- ${milestonePhrase(one, { books, project: null })}: ${link('open its timeline', timelinePage(one.projectId))}`,
  );
  return `${NOTHING_SAVED} You can change its title to ${bold(title)} on the timeline:\n\n${rows.join('\n')}`;
}

function writeCorrection({
  expenses,
  amount,
  place,
}: Extract<Draft, { kind: 'correction' }>): string {
  if (expenses.length === 0) {
    return `I found no expense like that. You can change one on the ${link('expenses page', '/expenses')}: choose Edit there.`;
  }
  const rows = expenses.map((one) => `- ${expensePhrase(one)}`);
  const value = amount === null ? place && bold(place) : formatMoney(amount, expenses[0]?.currency);
  const to = value ? ` to ${value}` : '';
  return `${NOTHING_SAVED} The amount below opens it on the expenses page; choose Edit there and change it${to}:\n\n${rows.join('\n')}`;
}

function writeContractor({ name, specialty, phone }: ContractorDraft): string {
  const rows = facts([
    ['Contractor', name && bold(name)],
    ['Specialty', specialty],
    ['Phone', phone && plain(phone)],
  ]);
  const address = formPage(pages.contractors, { name, specialty, phone });
  return `${NOTHING_SAVED}${rows ? ` This is what I understood:\n\n${rows}\n\n` : ' '}${link('Open the form', address)} on the contractors page, check it and save.`;
}
