import { addWaitingFiles } from './waiting-files.ts';

/**
 * Hands files over to the inbox: those of a drop, of a choice, or of another app. The page of the
 * inbox sends them, so lead there afterwards.
 */
export function addToInbox(files: File[]): void {
  addWaitingFiles(files);
}
