const SAME =
  /\b(?:(?:paid )?(?:on|with|by|using|from) )?(?:the )?same (?:card|account|method|way)\b/i;
/** As an answer about an expense says it. */
const PAID = /\b(?:by (?:credit card|debit card|check|bank transfer|financing)|in cash)\b/g;

/** "28 for bits, same card": the one of the expense that was just told of. */
export function withSameMethod(message: string, lastAnswer: string): string {
  const [method, ...others] = new Set(lastAnswer.match(PAID));
  return method === undefined || others.length > 0 ? message : message.replace(SAME, method);
}
