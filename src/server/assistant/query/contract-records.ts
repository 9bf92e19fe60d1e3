import { budgetPage } from '../writing/links.ts';
import { currencyOf, dated, money, type RecordReaders } from './ledger-record.ts';

/** What is agreed with contractors, and what they ask for. */
export const contractRecords: RecordReaders<'agreements' | 'bills' | 'changes' | 'quotes'> = {
  async agreements(books) {
    const all = await books.ledger.listAgreements(null);
    return all.map((one) => {
      const currency = currencyOf(books, one.projectId);
      return {
        title: one.title,
        projectId: one.projectId,
        contractorId: one.contractorId,
        day: one.agreedOn,
        status: one.status === 'closed' ? 'done' : 'open',
        get facts() {
          return [
            money('agreed', one.amount, currency),
            ...(one.changes === '0.00' ? [] : [money('changes', one.changes, currency)]),
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
  async bills(books) {
    const all = await books.ledger.listDueBills(null);
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
      books.ledger.listAgreements(null),
    ]);
    return all.map((one) => ({
      title: one.title,
      projectId: one.projectId,
      contractorId: agreements.find(({ id }) => id === one.agreementId)?.contractorId ?? null,
      day: null,
      status: one.status === 'asked' ? 'waiting' : 'done',
      get facts() {
        return [
          money('cost', one.amount, currencyOf(books, one.projectId)),
          { name: 'status', text: one.status === 'asked' ? 'waiting for an answer' : one.status },
        ];
      },
      page: budgetPage(one.projectId),
    }));
  },
  async quotes(books) {
    const all = await books.ledger.listQuotes();
    return all.map((one) => ({
      title: one.title,
      projectId: one.projectId,
      contractorId: one.contractorId,
      day: one.validUntil,
      status: one.isDeclined ? 'done' : 'open',
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
