import { lazy } from 'react';
import { AT_REST_MS } from '../../config/timings.ts';
import { idle } from '../../lib/code-parts.ts';

const Nothing = () => null;
/** If they do not load, the page works without them. */
const NOTHING = { InboxBadge: Nothing, InboxNote: Nothing, InboxDrop: Nothing };

const load = async (): Promise<typeof import('./inbox-parts.tsx') | typeof NOTHING> => {
  await new Promise((resolve) => setTimeout(resolve, AT_REST_MS));
  await idle();
  return import('./inbox-parts.tsx').catch(() => NOTHING);
};

/** They load after the page, which does without them until then. */
export const InboxBadge = lazy(async () => ({ default: (await load()).InboxBadge }));
export const InboxNote = lazy(async () => ({ default: (await load()).InboxNote }));
export const InboxDrop = lazy(async () => ({ default: (await load()).InboxDrop }));
