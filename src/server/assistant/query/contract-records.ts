import type { Agreement } from '#shared/agreement.ts';
import { addMoney, compareMoney } from '#shared/money.ts';
import type { Books } from '../books.ts';
import type { LedgerBill } from '../ledger.ts';
import { budgetPage, contractorPage } from '../writing/links.ts';
import type { RecordQuery } from './ledger-query.ts';
import { currencyOf, dated, money, type RecordReaders } from './ledger-record.ts';

type Asked = Pick<RecordQuery, 'projectId' | 'contractorId'>;

/** Without void ones. */
export const findAgreements = (
  { projectId, contractorId }: Asked,
  { ledger }: Books,
): Promise<Agreement[]> => ledger.listAgreements(projectId ?? null, contractorId);

/** The bills with a day on which something is to be paid, the earliest first. */
export async function findBills(
  { projectId, contractorId }: Asked,
  { ledger }: Books,
): Promise<LedgerBill[]> {
  const all = await ledger.listDueBills(projectId ?? null);
  return all.filter((bill) => contractorId === undefined || bill.contractorId === contractorId);
}

const standings = {
  asked: 'waiting',
  accepted: 'done',
  declined: 'declined',
  // Nothing came of it either.
  withdrawn: 'declined',
} as const;

/** What is agreed with contractors, and what they ask for. */
export const contractRecords: RecordReaders<
  'agreements' | 'bills' | 'changes' | 'punch' | 'quotes'
> = {
  async agreements(books, query) {
    const all = await findAgreements(query, books);
    return all.map((one) => {
      const currency = currencyOf(books, one.projectId);
      return {
        title: one.title,
        projectId: one.projectId,
        contractorId: one.contractorId,
        day: one.agreedOn,
        status: one.status === 'closed' ? 'done' : 'open',
        isPaid: compareMoney(one.paid, addMoney([one.amount, one.changes])) >= 0,
        get facts() {
          return [
            money('agreed', one.amount, currency),
            ...(one.changes === '0.00'
              ? []
              : [
                  money('changes', one.changes, currency),
                  money('with changes', addMoney([one.amount, one.changes]), currency),
                ]),
            money('paid', one.paid, currency),
            money('billed', one.billed, currency),
            money('left', one.left, currency),
            ...(one.holdbackPercent > 0
              ? [{ name: 'held back of each bill', text: `${one.holdbackPercent}%` }]
              : []),
            ...dated('agreed on', one.agreedOn),
          ];
        },
        page: budgetPage(one.projectId),
      };
    });
  },
  async bills(books, query) {
    const all = await findBills(query, books);
    return all.map((one) => ({
      title: one.title,
      projectId: one.projectId,
      contractorId: one.contractorId,
      day: one.dueOn,
      status: 'open',
      get facts() {
        return [money('to pay', one.due, one.currency), ...dated('due on', one.dueOn)];
      },
      page: budgetPage(one.projectId),
    }));
  },
  async changes(books) {
    const [all, agreements] = await Promise.all([
      books.ledger.listChangeOrders(),
      findAgreements({}, books),
    ]);
    return all.map((one) => ({
      title: one.title,
      projectId: one.projectId,
      contractorId: agreements.find(({ id }) => id === one.agreementId)?.contractorId ?? null,
      day: null,
      status: standings[one.status],
      get facts() {
        return [
          money('cost', one.amount, currencyOf(books, one.projectId)),
          { name: 'status', text: one.status === 'asked' ? 'waiting for an answer' : one.status },
        ];
      },
      page: budgetPage(one.projectId),
    }));
  },
  async punch(books) {
    const [all, agreements] = await Promise.all([
      books.ledger.listPunchItems(),
      findAgreements({}, books),
    ]);
    return all.map((one) => {
      const agreement = agreements.find(({ id }) => id === one.agreementId);
      return {
        title: one.title,
        projectId: one.projectId,
        contractorId: agreement?.contractorId ?? null,
        day: null,
        status: one.isDone ? 'done' : 'open',
        facts: [{ name: 'status', text: one.isDone ? 'done' : 'open' }],
        page: agreement?.contractorId
          ? contractorPage(agreement.contractorId)
          : budgetPage(one.projectId),
      };
    });
  },
  async quotes(books) {
    const all = await books.ledger.listQuotes();
    return all.map((one) => ({
      title: one.title,
      projectId: one.projectId,
      contractorId: one.contractorId,
      day: one.validUntil,
      status: one.isDeclined ? 'declined' : 'open',
      get facts() {
        return [
          money('total', one.total, currencyOf(books, one.projectId)),
          ...(one.isDeclined ? [{ name: 'status', text: 'declined' }] : []),
          ...dated('valid until', one.validUntil),
        ];
      },
      page: `/quotes?project=${one.projectId}`,
    }));
  },
};
