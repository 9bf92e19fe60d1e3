import * as z from 'zod/mini';
import { type ChangeOrder, changeFields } from '#shared/change-order.ts';
import { fromCents, moneyInputSchema, requireCents } from '#shared/money.ts';

const ways = ['more', 'less'] as const;

export const costOptions = [
  { value: 'more', label: 'Costs more' },
  { value: 'less', label: 'Costs less' },
];
export const timeOptions = [
  { value: 'more', label: 'Longer' },
  { value: 'less', label: 'Shorter' },
];

const DAYS_ERROR = 'Days must be a whole number';

/**
 * A change as a person types it. The sign is a choice of its own, because the number keys of a phone
 * have no minus.
 */
export const changeDraftSchema = z.pipe(
  z.object({
    title: changeFields.title,
    reason: changeFields.reason,
    costs: z.enum(ways),
    amountDelta: moneyInputSchema({
      label: 'Cost',
      min: { amount: '0', message: 'Enter an amount, or 0 if it costs the same' },
    }),
    takes: z.enum(ways),
    daysDelta: z.pipe(
      z.string().check(z.regex(/^\s*\d{0,4}\s*$/, { error: DAYS_ERROR })),
      z.transform(Number),
    ),
  }),
  z.transform(({ costs, takes, amountDelta, daysDelta, ...texts }) => ({
    ...texts,
    amountDelta: costs === 'less' ? fromCents(-requireCents(amountDelta)) : amountDelta,
    daysDelta: takes === 'less' && daysDelta !== 0 ? -daysDelta : daysDelta,
  })),
);
export type ChangeDraft = z.input<typeof changeDraftSchema>;
export type DraftedChange = z.output<typeof changeDraftSchema>;

/** What the form starts with: a change as it is, or nothing. */
export function toChangeDraft(change?: ChangeOrder): ChangeDraft {
  const { title = '', reason, amountDelta = '', daysDelta = 0 } = change ?? {};
  return {
    title,
    reason: reason ?? '',
    costs: amountDelta.startsWith('-') ? 'less' : 'more',
    amountDelta: amountDelta.replace('-', ''),
    takes: daysDelta < 0 ? 'less' : 'more',
    daysDelta: daysDelta === 0 ? '' : String(Math.abs(daysDelta)),
  };
}

/** What the typed figures mean. What cannot be read yet changes nothing. */
export function draftedTerms(
  draft: Pick<ChangeDraft, 'costs' | 'amountDelta' | 'takes' | 'daysDelta'>,
) {
  const read = z.safeParse(changeDraftSchema, { ...draft, title: '-', reason: '' });
  return read.success ? read.data : { amountDelta: '0.00', daysDelta: 0 };
}
