import * as z from 'zod/mini';

/** Why a call was refused, for programs. The sentence beside it is for people. */
const errorCodes = [
  'validation',
  'unauthenticated',
  'forbidden',
  'plan_limit',
  'limit_reached',
  'storage_full',
  'email_unconfirmed',
  'not_found',
  'gone',
  'timeout',
  'conflict',
  'key_reused',
  'gone',
  'too_large',
  'unsupported_type',
  'too_many',
  'internal',
  'unavailable',
  'not_configured',
] as const;
export type ErrorCode = (typeof errorCodes)[number];

export const apiErrorSchema = z.object({
  error: z.string(),
  code: z.enum(errorCodes),
  details: z.optional(
    z.array(z.object({ path: z.array(z.union([z.string(), z.number()])), message: z.string() })),
  ),
  upgradeRequired: z.optional(z.boolean()),
  /** With `conflict` after a change: the record as it is now. */
  current: z.optional(z.record(z.string(), z.unknown())),
  requestId: z.optional(z.string()),
});
export type ApiErrorBody = z.infer<typeof apiErrorSchema>;
export type FieldIssue = NonNullable<ApiErrorBody['details']>[number];
