import type { ExpenseCategory, PaymentMethod } from '#shared/expense.ts';
import { addMoney, subtractMoney } from '#shared/money.ts';
import type { ExpenseQuery, Measure, QueryFilters } from '../query/ledger-query.ts';
import { hasAny } from '../question/exclusions.ts';
import { says } from '../question/mentions.ts';
import { BEFORE_REFUNDS, NO_REFUND } from '../question/net-of-refunds.ts';
import { contractorsOfTrade } from '../question/own-trades.ts';
import type { Reading } from '../question/reading.ts';
import type { Inquiry } from './answerer.ts';

/** What a question asks of the expenses that it is about. */
export function measureOf(reading: Reading): Measure {
  if (says(reading, 'count')) return 'count';
  if (says(reading, 'average')) return 'average';
  if (says(reading, 'least')) return 'smallest';
  if (says(reading, 'latest') && !says(reading, 'howMuch')) return 'newest';
  if (says(reading, 'earliest')) return 'oldest';
  return says(reading, 'most') && !says(reading, 'howMuch') ? 'largest' : 'sum';
}

const isRefund = (word: string) => /^(refunds?|returns?)$/.test(word);

/** "Not counting refunds". */
export const leavesOutRefunds = ({ words, exclusions }: Reading): boolean =>
  exclusions.texts.some(isRefund) ||
  /\bgross\b|\bminus (the |any |all )?refunds?\b/.test(words.join(' ')) ||
  BEFORE_REFUNDS.test(words.join(' ')) ||
  NO_REFUND.test(words.join(' '));

/** The filters of a question. */
export function filtersOf(inquiry: Inquiry): QueryFilters {
  const { reading, project, contractor, isProjectNamed } = inquiry;
  const { category, paymentMethod, period, bound, missing, room } = reading;
  // Payments to a contractor count across all projects, unless the question names one.
  const isWithinProject = project && (isProjectNamed || !contractor);
  return {
    ...(isWithinProject && { projectId: project.id }),
    ...(contractor && { contractorId: contractor.id }),
    ...(room && { roomId: room.id }),
    ...(category && { categories: [category as ExpenseCategory] }),
    ...(paymentMethod && { paymentMethod: paymentMethod as PaymentMethod }),
    ...(period?.from && { from: period.from }),
    ...(period?.to && { to: period.to }),
    // The limits of a question are exclusive.
    ...(bound?.over && { min: addMoney([bound.over, '0.01']) }),
    ...(bound?.under && { max: subtractMoney(bound.under, '0.01') }),
    ...(leavesOutRefunds(reading) && { kind: 'expense' as const }),
    ...(missing === 'receipt' && { receipt: 'without' as const }),
    ...(missing === 'contractor' && { hasContractor: false }),
  };
}

/** What a question leaves out. */
export function exclusionsOf({ reading, books }: Inquiry): NonNullable<ExpenseQuery['exclude']> {
  const { categories, paymentMethods, contractors, specialty, projects, stretches } =
    reading.exclusions;
  // Refunds are a kind of their own.
  const texts = reading.exclusions.texts.filter((text) => !isRefund(text));
  const bySpecialty = contractorsOfTrade(specialty, books.contractors);
  return {
    ...(categories.length > 0 && { categories: categories as ExpenseCategory[] }),
    ...(paymentMethods.length > 0 && { paymentMethods: paymentMethods as PaymentMethod[] }),
    ...(contractors.length + bySpecialty.length > 0 && {
      contractorIds: [...contractors, ...bySpecialty].map(({ id }) => id),
    }),
    ...(projects.length > 0 && { projectIds: projects.map(({ id }) => id) }),
    ...(texts.length > 0 && { texts }),
    ...(stretches.length > 0 && { stretches: [...stretches] }),
  };
}

type QueryParts = Partial<Omit<ExpenseQuery, 'subject' | 'measure'>> & { measure: Measure };

/** The typed query behind a question about expenses, in the currency of the inquiry. */
export function expenseQuery(inquiry: Inquiry, parts: QueryParts): ExpenseQuery {
  const filters = { ...filtersOf(inquiry), currency: inquiry.currency };
  return {
    ...{ subject: 'expenses', filters },
    ...(hasAny(inquiry.reading.exclusions) && { exclude: exclusionsOf(inquiry) }),
    ...parts,
  };
}

/** The same query over all projects. */
export function overAllProjects(query: ExpenseQuery): ExpenseQuery {
  const { projectId: _, ...filters } = query.filters;
  return { ...query, filters };
}

/** Agreements and bills. Those of a contractor are of all projects, unless the question names one. */
export const ofContract = ({ project, contractor, isProjectNamed }: Inquiry) => ({
  ...(project && (isProjectNamed || !contractor) && { projectId: project.id }),
  ...(contractor && { contractorId: contractor.id }),
});
