import { keepDrafts } from './keep-drafts.ts';
import { watchVersion } from './watch-version.ts';

/** Notices that the page needs a reload, and keeps what is typed across it. */
export function startReloadSafety(userId: number, onNewVersion: () => void): () => void {
  const stops = [keepDrafts(userId), watchVersion(onNewVersion)];
  return () => {
    for (const stop of stops) stop();
  };
}
