import type { PartKey } from '#shared/expected-parts.ts';

/** What is gone is solid, what is only promised or planned is paler. */
export const partFills: Record<PartKey, string> = {
  paid: 'bg-fill-pine',
  due: 'bg-fill-amber',
  held: 'bg-fill-amber/50',
  agreed: 'bg-fill-pine/65',
  toBuy: 'bg-fill-pine/30',
  reserve: 'bg-edge/70',
};
