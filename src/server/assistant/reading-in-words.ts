import { categoryLabel, paymentMethodLabel } from '#shared/expense.ts';
import { formatMoney } from '#shared/money.ts';
import type { Inquiry } from './answers/answerer.ts';
import { describePeriod } from './question/calendar.ts';

/** What narrows a question down, each in a few words. */
export function filtersInWords({
  reading,
  project,
  isProjectNamed,
  ...inquiry
}: Inquiry): string[] {
  const { categories, paymentMethods, contractors, projects, texts, stretches } =
    reading.exclusions;
  const leftOut = [
    ...categories.map(categoryLabel),
    ...paymentMethods.map(paymentMethodLabel),
    ...contractors.map(({ name }) => name),
    ...projects.map(({ name }) => name),
    ...stretches.map(describePeriod),
    ...texts,
  ];
  const category = [reading.category, reading.otherCategory].filter((key) => key !== null);
  const method = [reading.paymentMethod, reading.otherMethod].filter((key) => key !== null);
  const people =
    reading.contractors.length > 0 ? reading.contractors : [inquiry.contractor ?? []].flat();
  const periods = [reading.period, reading.otherPeriod].filter((period) => period !== null);
  return [
    places(
      reading.projects.map(({ name }) => name),
      project?.name,
      isProjectNamed,
    ),
    reading.room && `Room: ${reading.room.name}`,
    category.length > 0 && `Category: ${category.map(categoryLabel).join(', ')}`,
    people.length > 0 && `Contractor: ${people.map(({ name }) => name).join(', ')}`,
    method.length > 0 && `Payment method: ${method.map(paymentMethodLabel).join(', ')}`,
    periods.length > 0 && `Time: ${periods.map(describePeriod).join(' and ')}`,
    reading.bound && `Amount: ${reading.bound.describe(inquiry.currency)}`,
    reading.amount && `Amount: ${formatMoney(reading.amount, inquiry.currency)}`,
    reading.missing && `Without: ${reading.missing}`,
    leftOut.length > 0 && `Left out: ${leftOut.join(', ')}`,
    reading.rest.length > 0 && `Words searched for: ${reading.rest.join(' ')}`,
    ...correctionsInWords(reading),
  ].filter((text) => typeof text === 'string');
}

export const correctionsInWords = ({ corrected }: Inquiry['reading']): string[] =>
  slipsInWords(corrected);

export const slipsInWords = (slips: Inquiry['reading']['corrected']): string[] =>
  slips.map(([typed, read]) => `“${typed}” read as “${read}”`);

function places(
  named: readonly string[],
  selected: string | undefined,
  isProjectNamed: boolean,
): string {
  if (named.length > 0) return `Project: ${named.join(', ')}`;
  if (selected === undefined) return 'All projects';
  return `Project: ${selected}${isProjectNamed ? '' : ', which is open'}`;
}
