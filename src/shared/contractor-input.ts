import * as z from 'zod/mini';
import { emailSchema } from './auth.ts';
import { referenceSchema } from './ids.ts';
import { moneyInputSchema } from './money.ts';
import {
  blankAsNull,
  LONG_TEXT_MAX_LENGTH,
  NAME_MAX_LENGTH,
  optionalTextSchema,
  textSchema,
} from './text.ts';
import { givenVersion } from './version.ts';

export const contractorSpecialties = [
  'General Contractor',
  'Electrician',
  'Plumber',
  'HVAC',
  'Carpenter',
  'Roofer',
  'Painter',
  'Flooring',
  'Drywall',
  'Tile/Stone',
  'Kitchen/Bath',
  'Landscaping',
  'Other',
] as const;

const hourlyRateSchema = moneyInputSchema({
  label: 'Hourly rate',
  min: { amount: '0', message: 'Hourly rate must be a valid number' },
  max: '999999.99',
});

/** What the add and edit forms send. */
export const contractorInputSchema = z.object({
  name: textSchema({
    label: 'Name',
    max: NAME_MAX_LENGTH,
    min: { length: 1, message: 'Name is required' },
  }),
  company: optionalTextSchema({ label: 'Company', max: NAME_MAX_LENGTH }),
  email: blankAsNull(emailSchema),
  phone: optionalTextSchema({ label: 'Phone', max: 50 }),
  specialty: optionalTextSchema({ label: 'Specialty', max: NAME_MAX_LENGTH }),
  hourlyRate: blankAsNull(hourlyRateSchema),
  notes: optionalTextSchema({ label: 'Notes', max: LONG_TEXT_MAX_LENGTH }),
});
export type ContractorInput = z.output<typeof contractorInputSchema>;

/** The project decides whose contractor it becomes: its owner's. Without it, the caller's own. */
export const contractorCreationSchema = z.extend(contractorInputSchema, {
  projectId: z.nullish(referenceSchema('Choose one of your projects')),
});
export type ContractorCreation = z.output<typeof contractorCreationSchema>;

export const contractorUpdateSchema = z.extend(z.partial(contractorInputSchema), givenVersion);
export type ContractorUpdate = z.output<typeof contractorUpdateSchema>;
