import * as z from 'zod/mini';
import { referenceSchema } from './ids.ts';

/** What a link opens: one change to decide, or a contractor's own agreements. */
export const linkKinds = ['change_order', 'contractor'] as const;
export type LinkKind = (typeof linkKinds)[number];

export const contractorLinkInputSchema = z.object({
  projectId: referenceSchema('Project is required'),
});

/** A new link. The token in the address is given this once. */
export const newLinkSchema = z.object({
  id: z.number(),
  url: z.string(),
  expiresAt: z.iso.datetime(),
});
export type NewLink = z.infer<typeof newLinkSchema>;

/** How long a link works. A contractor's stays for the time of a job. */
export const LINK_DAYS: Record<LinkKind, number> = { change_order: 14, contractor: 90 };

export const linkSchema = z.object({
  id: z.number(),
  projectId: z.number(),
  kind: z.enum(linkKinds),
  changeOrderId: z.nullable(z.number()),
  contractorId: z.nullable(z.number()),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  /** When someone last opened it. */
  lastSeenAt: z.nullable(z.iso.datetime()),
});
export type Link = z.infer<typeof linkSchema>;

/** Why a link opens nothing any more. */
export const linkEndings = {
  expired: 'This link has expired. Ask for a new one.',
  withdrawn: 'This link was withdrawn. Ask for a new one.',
  decided: 'This change was decided. This link is no longer needed.',
  changeWithdrawn: 'This change was withdrawn, so there is nothing to decide.',
  agreementGone: 'The agreement of this change is no longer there. Ask for a new link.',
} as const;
export type LinkEnding = keyof typeof linkEndings;
