import { createBuiltinAssistant, type Ledger } from '../assistant/assistant.ts';

const assistant = createBuiltinAssistant();

/** What the built-in assistant answers to the last of some messages. */
export async function lastAnswer(
  messages: readonly string[],
  { ledger, today }: { ledger: Ledger; today: string },
): Promise<string> {
  const history: { role: 'user' | 'assistant'; content: string }[] = [];
  const { signal } = new AbortController();
  let answer = '';
  for (const question of messages) {
    answer = '';
    const request = { question, history, ledger, today, signal };
    for await (const piece of assistant.answer(request)) answer += piece;
    history.push({ role: 'user', content: question }, { role: 'assistant', content: answer });
  }
  return answer;
}

/** The same without the links of the figures. */
export const withoutLinks = (answer: string): string =>
  answer.replaceAll(/(?<!\\)\[([^\]]*)\]\([^)]*\)/g, '$1');
