import * as z from 'zod/mini';

const countSchema = z.object({ id: z.number(), count: z.number() });

/** How many photos a project has of its rooms and milestones. Those without any are left out. */
export const photoCountsSchema = z.object({
  rooms: z.array(countSchema),
  milestones: z.array(countSchema),
});
export type PhotoCounts = z.infer<typeof photoCountsSchema>;
