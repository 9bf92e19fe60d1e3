import * as z from 'zod/mini';
import { currencyInputSchema } from './currency.ts';
import { dayOrInstantSchema } from './day-or-instant.ts';
import { moneyInputSchema } from './money.ts';
import {
  blankAsNull,
  LONG_TEXT_MAX_LENGTH,
  NAME_MAX_LENGTH,
  optionalTextSchema,
  textSchema,
} from './text.ts';
import { usStateCodes } from './us-states.ts';
import { givenVersion } from './version.ts';

const MIN_BUDGET = '100';

const nameSchema = textSchema({
  label: 'Project name',
  max: NAME_MAX_LENGTH,
  min: { length: 3, message: 'Project name must be at least 3 characters long' },
});

const startDateSchema = dayOrInstantSchema('Start date must be a date');

/** What the New Project, edit and first-project forms send. */
export const projectInputSchema = z.object({
  name: nameSchema,
  description: optionalTextSchema({ label: 'Description', max: LONG_TEXT_MAX_LENGTH }),
  budget: moneyInputSchema({
    label: 'Budget',
    min: { amount: MIN_BUDGET, message: `Budget must be at least $${MIN_BUDGET}` },
  }),
  /** ISO 4217; US dollars unless the call says otherwise. A change converts no amounts. */
  currency: z.optional(currencyInputSchema),
  /** The US state that it is in, for the limits on deposits. */
  region: blankAsNull(z.enum(usStateCodes, { error: 'Choose a state of the United States' })),
  startDate: z.optional(z.nullable(startDateSchema)),
});
export type ProjectInput = z.output<typeof projectInputSchema>;

/** An update takes the whole record as the form sends it; an absent field keeps its value. */
export const projectUpdateSchema = z.extend(z.partial(projectInputSchema), givenVersion);
export type ProjectUpdate = z.output<typeof projectUpdateSchema>;
