const LONGEST = 160;

/** "**Porch** has used the most of its budget": the project that the answer begins with. */
const PROJECT_FIRST = /^\*\*([\p{L}\d '&-]{2,60})\*\* (?:has used|comes|is) /u;
const ASKS_PROJECT = /\b(?:which|what) (?:project|job|renovation)\b/i;
const THAT_ONE = /\b(on|for|in|of|with|to) (?:it|that one|that project|that job)\b/i;

/** "Which project is closest to its limit?" "How much is left on it?" */
export function withProjectTold(
  text: string,
  { question, answer }: { question: string; answer: string },
): string {
  if (text.length > LONGEST || question.length > LONGEST || !ASKS_PROJECT.test(question))
    return text;
  const project = PROJECT_FIRST.exec(answer)?.[1];
  return project === undefined ? text : text.replace(THAT_ONE, `$1 ${project}`);
}

const THAT_MONTH = /\b(?:(?:in|during|for|over|of) )?(?:that(?: same)?|the same) month\b(?!['’])/i;
const TOLD = /^\*\*([A-Z][a-z]+ 20\d\d)\*\* comes (?:first|last)\b.*?(?:\bon \*\*([^*]+)\*\*|$)/;

/** "My most expensive month?" "What were the two largest that month?": the month of the answer. */
export function withMonthTold(message: string, lastAnswer: string): string {
  if (message.length > LONGEST || !THAT_MONTH.test(message)) return message;
  const [line = ''] = lastAnswer.split('\n');
  const [, month, project] = TOLD.exec(line) ?? [];
  if (month === undefined) return message;
  const place = project === undefined ? 'in all projects' : `on ${project.replaceAll('\\', '')}`;
  return message.replace(THAT_MONTH, () => `${place} in ${month}`);
}
