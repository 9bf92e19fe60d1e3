import { formatMoney } from '#shared/money.ts';
import type { Allowance } from '#shared/plan-limits.ts';
import { plans } from '#shared/plans.ts';
import { says } from '../question/mentions.ts';
import { expensesPage, pages } from '../writing/links.ts';
import { link } from '../writing/markdown.ts';
import type { Answerer } from './answerer.ts';

/** "How many expenses can I still add?", "Which plan am I on?" */
export const planUsage: Answerer = {
  understands: (reading) =>
    reading.rest.length === 0 &&
    reading.subject === null &&
    !says(reading, 'lines', 'percent') &&
    reading.paymentMethod === null &&
    reading.period === null &&
    reading.amount === null &&
    reading.projects.length === 0 &&
    (says(reading, 'plan') ||
      (says(reading, 'limit', 'upgrade') &&
        says(reading, 'expense', 'contractor', 'project', 'plan'))),

  async answer({ books }) {
    const usage = await books.ledger.findUsage();
    const price = link(formatMoney(plans.pro.pricePerMonth), pages.billing);
    const plan = link(`${plans[usage.plan].name} plan`, pages.billing);
    if (usage.plan === 'pro') {
      const expenses = link(`${usage.expenses.count} expenses`, expensesPage({}));
      const contractors = link(`${usage.contractors.count} contractors`, pages.contractors);
      return `You are on the ${plan}, which has no limits and costs ${price} a month. You have ${expenses} and ${contractors}.`;
    }
    return [
      `You are on the ${plan}.`,
      `${room('expenses', usage.expenses, expensesPage({}))} ${room('contractors', usage.contractors, pages.contractors)}`,
      `The [Pro plan](${pages.billing}) costs ${price} a month and has no limits.`,
    ].join(' ');
  },
};

function room(noun: string, { count, limit }: Allowance, page: string): string {
  const left = Math.max(0, (limit ?? 0) - count);
  const used = `You have used ${link(String(count), page)} of ${link(`${limit} ${noun}`, pages.billing)}`;
  return left === 0
    ? `${used} and cannot add any more.`
    : `${used} and can add ${link(`${left} more`, pages.billing)}.`;
}
