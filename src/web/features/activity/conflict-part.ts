/** What a form needs only after a conflict, in a file of its own. */
export { mergeValues } from './conflict-merge.ts';
export { ConflictPanel } from './conflict-panel.tsx';
export { DeletedPanel } from './deleted-panel.tsx';
