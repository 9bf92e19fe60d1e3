import type { QueryPersister } from '@tanstack/react-query';
import { isUnreachable } from './api-client.ts';

const loadAnswers = () => import('./kept-answers.ts');

/** Without a connection, answers with what this browser kept, if it works without one. */
export const orFromDevice: QueryPersister = async (fetch, context, query) => {
  try {
    return await fetch(context);
  } catch (error) {
    if (!isUnreachable(error) || !navigator.serviceWorker?.controller) throw error;
    const { answerFromDevice } = await loadAnswers();
    const answer = await answerFromDevice(context.client, query).catch(() => undefined);
    if (answer === undefined) throw error;
    return answer;
  }
};

/** Removes what this browser keeps to read without a connection. Called after a sign-out. */
export async function forgetDevice(): Promise<void> {
  const { forgetKeptAnswers } = await loadAnswers();
  await forgetKeptAnswers();
}
