import type { Assistant, Ledger } from '#server/assistant/assistant.ts';
import type { Database } from '#server/db/client.ts';
import { AppError, invalidField, unavailable } from '#server/errors.ts';
import type { Scope } from '#server/http/scope.ts';
import { type AiMessageInput, CHAT_LIST_LENGTH, type SuggestionsQuery } from '#shared/ai-chat.ts';
import type { AnswerDetails } from '#shared/answer-details.ts';
import type { ChatEvent } from '#shared/chat-stream.ts';
import { calendarDateIn, knownTimeZone } from '#shared/dates.ts';
import { allowance, type RateLimits } from '../rate-limits/rate-limit.service.ts';
import {
  insertAnswer,
  insertQuestion,
  listAiMessages,
  removeAiMessages,
} from './ai-message.repository.ts';
import { capHistory, HISTORY_MESSAGES } from './chat-history.ts';
import { takePlace } from './chat-places.ts';
import { createGrowingAnswer, type GrowingAnswer } from './growing-answer.ts';
import type { Ledgers } from './ledger.service.ts';
import { untilAborted } from './until-aborted.ts';

const STREAMS_PER_PROCESS = 200;
const ANSWER_MAX_LENGTH = 12_000;

const CUT_SHORT = '\n\n*This answer reached the longest length and was cut short.*';
const BUSY = 'The assistant is too busy right now. Try again in a few seconds.';
const FAILED = 'The assistant could not answer. Try again in a moment.';
const TOOK_TOO_LONG = 'The answer took too long. Try again, or ask for less at once.';
const RESTARTING = 'The server is being restarted. Try again in a moment.';
const CLEARED = 'The history was cleared, so this answer was not saved.';

interface ChatParts {
  db: Database;
  rateLimits: RateLimits;
  assistant: Assistant;
  /** Guests of the demo get the built-in one: a model costs money. */
  guestAssistant: Assistant;
  ledgers: Ledgers;
  suggestQuestions: (ledger: Ledger, today: string, screen?: string) => Promise<string[]>;
  limits: { chatMessagesPerMinute: number; chatMessagesPerDay: number; chatAnswerSeconds: number };
  onAnswerFailed: (error: unknown) => void;
}

export type AiChat = ReturnType<typeof createAiChat>;

export function createAiChat(parts: ChatParts) {
  const { db, rateLimits, assistant, ledgers, limits, onAnswerFailed } = parts;
  const stopping = new AbortController();
  const running = new Set<Promise<void>>();

  async function requireAllowance(userId: number): Promise<void> {
    const { chatMessagesPerMinute: perMinute, chatMessagesPerDay: perDay } = limits;
    await rateLimits.take({
      ...allowance(perMinute, 'chat-minute', String(userId)),
      windowSeconds: 60,
      refusal: `You can send ${perMinute} messages a minute.`,
    });
    await rateLimits.take({
      ...allowance(perDay, 'chat-day', String(userId)),
      windowSeconds: 86_400,
      refusal: `You can send ${perDay} messages a day.`,
    });
  }

  async function openLedger(scope: Scope, { projectId = null, timeZone }: AiMessageInput) {
    const ledger = await ledgers.openLedger({
      scope,
      selectedProjectId: projectId,
      timeZone: knownTimeZone(timeZone),
    });
    if (ledger.selectedProjectId === projectId) return ledger;
    throw invalidField('projectId', 'Choose one of your projects');
  }

  /** The same question again, if it got no answer, is not a second question. */
  async function saveQuestion(userId: number, content: string) {
    const earlier = await listAiMessages(db, userId, HISTORY_MESSAGES);
    const newest = earlier.at(-1);
    if (newest?.role === 'user' && newest.content === content) {
      return { question: newest, history: capHistory(earlier.slice(0, -1)) };
    }
    return { question: await insertQuestion(db, userId, content), history: capHistory(earlier) };
  }

  async function collect(pieces: AsyncIterable<string>, answer: GrowingAnswer): Promise<string> {
    for await (const piece of pieces) {
      const room = ANSWER_MAX_LENGTH - answer.content.length;
      answer.grow(piece.length > room ? piece.slice(0, room) + CUT_SHORT : piece);
      if (piece.length > room) break;
    }
    // What the database cannot store: see isStorableText.
    const content = answer.content.replaceAll('\0', '').toWellFormed().trim();
    if (content === '') throw unavailable(FAILED);
    return content;
  }

  async function keep(
    userId: number,
    answer: Parameters<typeof insertAnswer>[2],
  ): Promise<ChatEvent> {
    const message = await insertAnswer(db, userId, answer);
    return message ? { type: 'complete', message } : { type: 'error', error: CLEARED };
  }

  return {
    listMessages: (userId: number) => listAiMessages(db, userId, CHAT_LIST_LENGTH),
    clearMessages: (userId: number) => removeAiMessages(db, userId),

    /** A few questions that the records this user can see can answer. */
    async suggestQuestions(scope: Scope, query: SuggestionsQuery): Promise<string[]> {
      const timeZone = knownTimeZone(query.timeZone);
      const reader = { scope, selectedProjectId: query.projectId, timeZone };
      const today = calendarDateIn(timeZone, new Date());
      return parts.suggestQuestions(await ledgers.openLedger(reader), today, query.screen);
    },

    /**
     * Saves the message and starts to answer it. A refusal is thrown; after that, the events report
     * progress. The answer is saved only if it is complete. The work ends even if nobody reads the
     * events: when it is done, when `closed` says that the user is gone, or at the time limit.
     */
    async sendMessage(
      scope: Scope,
      input: AiMessageInput,
      { closed, isGuest }: { closed: AbortSignal; isGuest: boolean },
    ): Promise<AsyncGenerator<ChatEvent>> {
      const { actorId: userId } = scope;
      if (stopping.signal.aborted || running.size >= STREAMS_PER_PROCESS) throw unavailable(BUSY);
      const place = await takePlace(db, userId, limits.chatAnswerSeconds);
      const prepare = async () => {
        // First of all: reading the ledger costs more than a refusal.
        await requireAllowance(userId);
        const ledger = await openLedger(scope, input);
        return { ledger, ...(await saveQuestion(userId, input.content)) };
      };
      const { ledger, question, history } = await prepare().catch(async (error: unknown) => {
        await place.leave();
        throw error;
      });

      const timeout = AbortSignal.timeout(limits.chatAnswerSeconds * 1_000);
      const signal = AbortSignal.any([closed, timeout, stopping.signal]);
      const today = calendarDateIn(knownTimeZone(input.timeZone), new Date());
      const answer = createGrowingAnswer();
      const work = async () => {
        try {
          let details: AnswerDetails | null = null;
          const explain = (given: AnswerDetails) => {
            details = given;
          };
          const request = { question: question.content, history, ledger, today, signal, explain };
          const writer = isGuest ? parts.guestAssistant : assistant;
          const pieces = untilAborted(writer.answer(request), signal);
          const content = await collect(pieces, answer);
          answer.end(await keep(userId, { questionId: question.id, content, details }));
        } catch (error) {
          if (!closed.aborted && !stopping.signal.aborted) onAnswerFailed(error);
          answer.end({ type: 'error', error: explain(error, signal) });
        } finally {
          await place.leave().catch(onAnswerFailed);
        }
      };
      const done = work().finally(() => running.delete(done));
      running.add(done);
      return answer.events();
    },

    /** Ends all answers with a last event before the server stops. */
    async stop(): Promise<void> {
      stopping.abort(unavailable(RESTARTING));
      await Promise.all(running);
    },
  };
}

function explain(error: unknown, { aborted, reason }: AbortSignal): string {
  if (aborted && reason?.name === 'TimeoutError') return TOOK_TOO_LONG;
  const sentence = aborted ? reason : error;
  return sentence instanceof AppError ? sentence.message : FAILED;
}
