import { type Answerer, says } from './answerer.ts';
import { breakdownBy } from './breakdown.ts';

/** "Which contractor was paid most?", "How much did I spend on contractors?" */
export const contractorPayments: Answerer = {
  understands: (reading) =>
    reading.contractors.length === 0 &&
    reading.specialty === null &&
    reading.rest.length === 0 &&
    (says(reading, 'perContractor') ||
      (says(reading, 'contractor', 'who') &&
        says(reading, 'spend', 'most') &&
        !says(reading, 'rate'))),
  answer: (inquiry) => breakdownBy('contractor', inquiry),
};
