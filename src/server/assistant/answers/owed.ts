import { says } from '../question/mentions.ts';
import { totalFigure } from '../writing/figures.ts';
import type { Answerer } from './answerer.ts';
import { describeFilter, describeProject, toScope } from './scope.ts';

/** "How much do I still owe Tom?": only what was paid is recorded. */
export const owed: Answerer = {
  understands: (reading) => says(reading, 'owe') && !says(reading, 'budget'),
  async answer(inquiry) {
    const scope = toScope(inquiry);
    const paid = await inquiry.books.ledger.sumExpenses(scope);
    const filter = `${describeFilter(inquiry)}${describeProject(inquiry, scope)}`;
    return `I do not know what is still owed: only payments are recorded here, not invoices. So far you paid ${totalFigure(paid, scope)}${filter}.`;
  },
};
