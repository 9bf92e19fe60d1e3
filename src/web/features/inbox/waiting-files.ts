import { useSyncExternalStore } from 'react';
import { randomId } from '../../lib/random-id.ts';
import { refuseReceiptFile } from '../receipts/receipt-file.ts';

export interface WaitingFile {
  /** Also the key of its creation, so that it is added once. */
  id: string;
  file: File;
  /** A new one is taken by the page of the inbox. A refused one is not sent. */
  step: 'new' | 'waiting' | 'uploading' | 'failed' | 'refused';
  percent: number;
  /** Why it is not in the inbox. */
  problem: string | null;
}

/** Outlives the page, so that someone can go on to another one while files are sent. */
let files: readonly WaitingFile[] = [];
const listeners = new Set<() => void>();

function set(next: readonly WaitingFile[]): void {
  files = next;
  for (const listener of listeners) listener();
}

export function addWaitingFiles(added: readonly File[]): void {
  const waiting = added.map((file): WaitingFile => {
    const problem = refuseReceiptFile(file);
    return { id: randomId(), file, step: problem ? 'refused' : 'new', percent: 0, problem };
  });
  set([...files, ...waiting]);
}

export const waitingFiles = () => files;

export function changeWaitingFile(id: string, changes: Partial<WaitingFile>): void {
  set(files.map((each) => (each.id === id ? { ...each, ...changes } : each)));
}

export function removeWaitingFile(id: string): void {
  set(files.filter((each) => each.id !== id));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export const useWaitingFiles = () => useSyncExternalStore(subscribe, waitingFiles);
