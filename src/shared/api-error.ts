import * as z from 'zod/mini';

export const apiErrorSchema = z.object({
  error: z.string(),
  details: z.optional(
    z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
  ),
  upgradeRequired: z.optional(z.boolean()),
  requestId: z.optional(z.string()),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
export type FieldIssue = NonNullable<ApiErrorBody['details']>[number];
