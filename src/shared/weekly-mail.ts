import * as z from 'zod/mini';

export const weeklyMailSchema = z.object({ isOn: z.boolean() });
export type WeeklyMail = z.infer<typeof weeklyMailSchema>;

export const weeklyMailInputSchema = z.object({
  isOn: z.boolean({ error: 'Say whether the weekly mail is on' }),
  /** The person's own, so that the mail comes on their Monday morning. An unknown one is UTC. */
  timeZone: z.optional(z.string({ error: 'The time zone must be a name such as Europe/Paris' })),
});
export type WeeklyMailInput = z.output<typeof weeklyMailInputSchema>;
