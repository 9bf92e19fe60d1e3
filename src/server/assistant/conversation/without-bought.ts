import { pattern } from '../pattern.ts';

/** What was bought, or who was paid. */
const THING = "((?:the |our |my |those |that |these )?[\\p{L}'’-]+(?: [\\p{L}\\d'’-]+){0,5}?)";
const BOUGHT =
  '(?:bought|buy|hired|hire|ordered|paid(?: for)?|had|got(?:ten)?|done|put in|added|needed|rented|built|installed|taken|used)';
const WE = '(?:we|i|they)';
const LEAD = '(?:(?:so|ok|okay|and|but|now|well|say|suppose)[, ]+)*';
/** "Had we not bought", "if we had skipped". */
const NOT_BOUGHT = `(?:had ${WE} (?:not|never) ${BOUGHT}|had ${WE} (?:skipped|left out|done without|gone without|forgone|saved)|if ${WE}(?: had|['’]d)(?: not|n['’]t| never) ${BOUGHT}|if ${WE} had(?:n['’]t) ${BOUGHT}|if ${WE}(?: had|['’]d) (?:skipped|left out|done without|gone without|forgone|never ${BOUGHT}))`;
const LEFT_OUT =
  "(?:leave out|leaving out|skip(?:ping)?|forget(?: about)?|ignore|ignoring|disregard(?:ing)?|take out|drop|subtract|without|minus|except for|excluding|not counting|had it not been for|had there been no|if there had been no|if not for|if it (?:were not|weren['’]t|was not|wasn['’]t|had not been|hadn['’]t been) for|were it not for|but for)";
const WITHOUT = `(?:${NOT_BOUGHT}|${LEFT_OUT})`;
/** It asks of a budget what would have been. */
const ASKED = pattern('iu')`
  \b(?:would|could|might)\b[^?]*\b(?:
    budget|over|under|left|remain\w*|in the (?:red|black)|short|within|inside|enough
  )\b
  |\b(?:over|under|left|remain\w*)\b[^?]*\b(?:would|could|might)\b
`;
/** "What would the porch have cost?" */
const ASKS_COST =
  /^(?:so |and |ok )?(?:what|how much) (?:would|might|could) [^?]{2,60} have (?:cost|come to|run|been|total(?:ed|led)?)(?: (?:us|me|in all|in total|altogether|all in|to))*$/iu;
const FIRST = new RegExp(`^${LEAD}${WITHOUT} ${THING}(?: out)?[,.;:!?–—]+ +(.{8,160})$`, 'iu');
const LAST = new RegExp(`^(.{8,140}?),? ${WITHOUT} ${THING}[?.! ]*$`, 'iu');
/** They are no purchase of the past. */
const OTHER =
  /\b(?:reserve|contingency|budgets?|bills?|invoices?|agreements?|refunds?|receipts?|quotes?|it|them|that|us|going|anything|everything|plan|planned)\b|\d/i;
const LONGEST = 260;

/**
 * "Leave out the mailboxes. Would the porch have been on budget?", in words that are read; null for
 * anything else. What is only planned is no part of it: that is not spent.
 */
export function withoutBought(text: string, place: string | null): string | null {
  if (text.length > LONGEST || place === null) return null;
  const bare = text.trim();
  const [, first, asked] = FIRST.exec(bare) ?? [];
  const [, before, last] = first ? [] : (LAST.exec(bare) ?? []);
  const [thing, question] = [first ?? last, asked ?? before];
  if (!thing || !question || OTHER.test(thing)) return null;
  const bareQuestion = question.replace(/[?.!, ]+$/, '');
  if (ASKS_COST.test(bareQuestion)) return `what is the total of the ${place}, except ${thing}?`;
  if (!ASKED.test(question)) return null;
  return `without ${thing}, what would be left for the ${place}?`;
}
