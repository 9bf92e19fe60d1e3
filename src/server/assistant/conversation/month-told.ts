const THAT_MONTH = /\b(?:(?:in|during|for|of) )?(?:that|the same) month\b/i;
const TOLD = /^\*\*([A-Z][a-z]+ 20\d\d)\*\* comes (?:first|last)\b.*?(?:\bon \*\*([^*]+)\*\*|$)/;

/** "My most expensive month?" "What were the two largest that month?": the month of the answer. */
export function withMonthTold(message: string, lastAnswer: string): string {
  if (!THAT_MONTH.test(message)) return message;
  const [line = ''] = lastAnswer.split('\n');
  const [, month, project] = TOLD.exec(line) ?? [];
  if (month === undefined) return message;
  const place = project === undefined ? 'in all projects' : `on ${project.replaceAll('\\', '')}`;
  return message.replace(THAT_MONTH, () => `${place} in ${month}`);
}
