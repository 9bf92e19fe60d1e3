import * as z from 'zod/mini';
import { referenceSchema } from './ids.ts';
import { NAME_MAX_LENGTH, textSchema } from './text.ts';
import { givenVersion } from './version.ts';

const name = textSchema({
  label: 'Name',
  max: NAME_MAX_LENGTH,
  min: { length: 1, message: 'Name is required' },
});

export const roomInputSchema = z.object({
  projectId: referenceSchema('Project is required'),
  name,
});
export type RoomInput = z.output<typeof roomInputSchema>;

/** A room stays in its project. */
export const roomUpdateSchema = z.partial(z.object({ name, ...givenVersion }));
export type RoomUpdate = z.output<typeof roomUpdateSchema>;
