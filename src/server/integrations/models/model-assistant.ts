import { APICallError, isStepCount, RetryError, streamText } from 'ai';
import {
  type Assistant,
  type AssistantRequest,
  openLedgerDesk,
} from '#server/assistant/assistant.ts';
import type { ModelSettings } from '#server/config/env.ts';
import { createAnthropicModel } from './anthropic/anthropic-model.ts';
import { ledgerTools } from './ledger-tools.ts';
import { modelFailure, modelRefused } from './model-failure.ts';
import { modelPrompt } from './model-prompt.ts';
import { createOpenAiModel } from './openai/openai-model.ts';
import { figureWarning, unknownFigures } from './unknown-figures.ts';

/** Includes room for a model that thinks before it writes. The chat limits what is written. */
const MAX_OUTPUT_TOKENS = 4_000;
/** Each is one call: up to five rounds of questions to the ledger, then the answer. */
const MAX_STEPS = 6;
const TOO_LONG = '\n\n*This answer reached the longest length and was cut short.*';

export function createModelAssistant(settings: ModelSettings): Assistant {
  // By default, the library writes its warnings to the console.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model =
    settings.provider === 'openai' ? createOpenAiModel(settings) : createAnthropicModel(settings);
  // Some models refuse a call with tools. They get the summary alone from then on.
  let takesTools = true;

  async function* answerOnce(request: AssistantRequest, hasTools: boolean) {
    const { records, ...prompt } = await modelPrompt(request);
    const sources = [records, request.question, ...request.history.map(({ content }) => content)];
    const desk = await openLedgerDesk(request.ledger, request.today);
    const { stream } = streamText({
      model,
      ...prompt,
      ...(hasTools && {
        tools: ledgerTools(desk, (text) => sources.push(text)),
        stopWhen: isStepCount(MAX_STEPS),
      }),
      maxOutputTokens: MAX_OUTPUT_TOKENS,
      maxRetries: 1,
      abortSignal: request.signal,
      telemetry: { isEnabled: false },
      // Errors come as parts of the stream. By default, the library would write them to the
      // console.
      onError: () => {},
    });
    let isFinished = false;
    let text = '';
    for await (const part of stream) {
      if (part.type === 'text-delta') {
        text += part.text;
        yield part.text;
      }
      if (part.type === 'error') throw part.error;
      if (part.type !== 'finish') continue;
      // If a connection just ends, without a reason, the answer is incomplete.
      isFinished = part.rawFinishReason !== undefined && part.finishReason !== 'error';
      if (part.finishReason === 'content-filter') throw modelRefused();
      if (part.finishReason === 'length') yield TOO_LONG;
    }
    if (!isFinished) throw modelFailure(new Error('The stream ended early'));
    const warning = figureWarning(unknownFigures(text, sources));
    if (warning) yield warning;
    request.explain?.(desk.details());
  }

  return {
    async *answer(request) {
      let hasBegun = false;
      try {
        for await (const piece of answerOnce(request, takesTools)) {
          hasBegun = true;
          yield piece;
        }
      } catch (error) {
        request.signal.throwIfAborted();
        if (hasBegun || !takesTools || !refusesTools(error)) throw modelFailure(error);
        takesTools = false;
      }
      if (!hasBegun && !takesTools) {
        try {
          yield* answerOnce(request, false);
        } catch (error) {
          request.signal.throwIfAborted();
          throw modelFailure(error);
        }
      }
      request.signal.throwIfAborted();
    },
  };
}

/** The endpoint says that this model, or this server, knows no tools. */
function refusesTools(error: unknown): boolean {
  const cause = RetryError.isInstance(error) ? error.lastError : error;
  if (!APICallError.isInstance(cause)) return false;
  const { statusCode = 0, message, responseBody = '' } = cause;
  return (
    statusCode >= 400 && statusCode < 500 && /tool|function/i.test(`${message} ${responseBody}`)
  );
}
