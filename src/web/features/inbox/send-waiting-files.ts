import type { QueryClient } from '@tanstack/react-query';
import { errorSentence } from '../../lib/api-client.ts';
import { refreshAfter } from '../../lib/refresh.ts';
import { createTurns } from '../../lib/turns.ts';
import { sendToInbox } from './inbox-api.ts';
import { inboxQuery } from './inbox-queries.ts';
import {
  changeWaitingFile,
  removeWaitingFile,
  type WaitingFile,
  waitingFiles,
} from './waiting-files.ts';

/** The server cleans two images at a time. */
const inTurn = createTurns(2);

/** Sends what is new to the inbox of the project. One that fails does not stop the others. */
export function sendNewFiles(queryClient: QueryClient, projectId: number): void {
  for (const each of waitingFiles().filter(({ step }) => step === 'new')) {
    changeWaitingFile(each.id, { step: 'waiting', percent: 0, problem: null });
    void send(queryClient, projectId, each);
  }
}

async function send(queryClient: QueryClient, projectId: number, { id, file }: WaitingFile) {
  try {
    const added = await inTurn(() => {
      changeWaitingFile(id, { step: 'uploading' });
      return sendToInbox({
        projectId,
        file,
        key: id,
        signal: new AbortController().signal,
        onProgress: (percent) => changeWaitingFile(id, { percent }),
      });
    });
    const { queryKey } = inboxQuery(projectId);
    queryClient.setQueryData(queryKey, (items) => {
      const known = new Set(items?.map((item) => item.id));
      return items && [...items, ...added.filter((item) => !known.has(item.id))];
    });
    removeWaitingFile(id);
  } catch (error) {
    changeWaitingFile(id, { step: 'failed', problem: errorSentence(error) });
  }
  if (!waitingFiles().some(isBeingSent)) await refreshAfter.inboxChange(queryClient);
}

export const isBeingSent = ({ step }: WaitingFile) => step === 'waiting' || step === 'uploading';
