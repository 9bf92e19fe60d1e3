import { plainAmount } from '#shared/amount-input.ts';

/** For registering an amount: the form's value is what the typed text means. */
export const typedAmount = { setValueAs: plainAmount };
