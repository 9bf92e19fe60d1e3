import type { Ask } from './ask-in-talk.ts';
import type { History } from './conversation/conversation.ts';
import { partOfFigure, shareAsked } from './conversation/share-asked.ts';
import { dividedUntil, spendUntil } from './conversation/spend-until.ts';
import { mainFigure } from './conversation/told-figures.ts';
import type { Reply } from './reply.ts';

/**
 * What a question asks to do with a figure: a part of it, times two, by the week until a day. The
 * figure is that of another question, or of the answer before. Null for any other question.
 */
export async function figureAsked(
  question: string,
  history: History,
  { today, ask }: { today: string; ask: Ask },
): Promise<Reply | null> {
  const share = shareAsked(question);
  const until = share === null ? spendUntil(question, today) : null;
  const asked = share ?? until;
  if (asked === null) return null;
  const whole = asked.whole === null ? null : await ask(asked.whole, history);
  if (whole?.isAnswer === false) return null;
  const before = history.findLast(({ role }) => role === 'assistant')?.content ?? '';
  if (whole === null && mainFigure(before) === null) return null;
  const figures = whole?.text ?? before;
  const told =
    share !== null ? partOfFigure(figures, share) : until && dividedUntil(figures, until, today);
  if (told === null) return null;
  return whole
    ? { ...whole, text: `${told}\n\n${whole.text}` }
    : { text: told, readAs: 'a part of the figure before', isAnswer: true, unexplained: 0 };
}
