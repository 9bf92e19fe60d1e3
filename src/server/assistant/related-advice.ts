import { searchGuide } from './guide/guide-search.ts';
import { fromGuide, UNKNOWN } from './reply.ts';

const DECLINE = /^I do not know\b/;
const RECORD_WORDS = /\b(?:budget|spent|paid|owe|receipts?|invoices?|due|overdue)\b/i;
/** A longer message tells more than the subject of a question. */
const LONGEST = 400;
/** The least score of a section to be worth reading. */
const ENOUGH = 15;

/**
 * The answer to a question that the records do not tell, with what the guide has on its subject: it
 * may have been advice that was wanted. It still begins with what is not known.
 */
export function withRelatedAdvice(answer: string, message: string): string {
  if (!DECLINE.test(answer) || message.length > LONGEST || RECORD_WORDS.test(message))
    return answer;
  const hit = searchGuide(message);
  const isLost = answer.startsWith(UNKNOWN);
  if (hit === null || hit.score < ENOUGH || !(isLost || hit.isCertain)) return answer;
  const known = isLost ? 'I do not know that from your records.' : answer;
  return `${known} The guide has this on the subject:\n\n${fromGuide(hit)}`;
}
