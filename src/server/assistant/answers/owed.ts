import { says } from '../question/mentions.ts';
import { totalFigure } from '../writing/figures.ts';
import type { Answerer } from './answerer.ts';
import { describeFilter, describeProject, toScope } from './scope.ts';

/** "How much do I still owe Tom?" We only store what was paid. */
export const owed: Answerer = {
  understands: (reading) => says(reading, 'owe') && !says(reading, 'budget'),
  async answer(inquiry) {
    const scope = toScope(inquiry);
    const paid = await inquiry.books.ledger.sumExpenses(scope);
    const filter = `${describeFilter(inquiry)}${describeProject(inquiry, scope)}`;
    return `I do not know what you still owe: this app stores payments, not invoices. So far you have paid ${totalFigure(paid, scope)}${filter}.`;
  },
};
