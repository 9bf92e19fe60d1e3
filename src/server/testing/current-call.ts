import { AsyncLocalStorage } from 'node:async_hooks';

/** A call of a test to the application. */
export interface Call {
  method: string;
  url: string;
}

/** Statements that run within it are recorded as those of the call. */
export const currentCall = new AsyncLocalStorage<Call>();
