/** How the answer to something that was told, and not asked, begins. */
export const NOTHING_SAVED = 'I can only read your records, so nothing is saved yet.';
export const NOTHING_DELETED = 'I can only read your records, so I delete nothing.';

export const answersWhatWasTold = (answer: string): boolean =>
  answer.startsWith(NOTHING_SAVED) || answer.startsWith(NOTHING_DELETED);
