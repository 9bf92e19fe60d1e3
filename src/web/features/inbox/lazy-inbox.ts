import { lazy } from 'react';
import { idle } from '../../lib/code-parts.ts';

const load = async () => {
  await idle();
  return import('./inbox-parts.tsx');
};

/** They load after the page, which does without them until then. */
export const InboxBadge = lazy(async () => ({ default: (await load()).InboxBadge }));
export const InboxNote = lazy(async () => ({ default: (await load()).InboxNote }));
export const InboxDrop = lazy(async () => ({ default: (await load()).InboxDrop }));
