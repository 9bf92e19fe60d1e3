import { streamText } from 'ai';
import type { Assistant } from '#server/assistant/assistant.ts';
import type { ModelSettings } from '#server/config/env.ts';
import { createAnthropicModel } from './anthropic/anthropic-model.ts';
import { modelFailure, modelRefused } from './model-failure.ts';
import { modelPrompt } from './model-prompt.ts';
import { createOpenAiModel } from './openai/openai-model.ts';

/** With room for a model that thinks before it writes; what is written is capped by the chat. */
const MAX_OUTPUT_TOKENS = 4_000;
const TOO_LONG = '\n\n*This answer reached the longest length and was cut short.*';

export function createModelAssistant(settings: ModelSettings): Assistant {
  // The library writes its warnings to the console unless told otherwise.
  globalThis.AI_SDK_LOG_WARNINGS = false;
  const model =
    settings.provider === 'openai' ? createOpenAiModel(settings) : createAnthropicModel(settings);
  return {
    async *answer(request) {
      const { stream } = streamText({
        model,
        ...(await modelPrompt(request)),
        maxOutputTokens: MAX_OUTPUT_TOKENS,
        maxRetries: 1,
        abortSignal: request.signal,
        telemetry: { isEnabled: false },
        // Errors come as parts of the stream; this one would write them to the console.
        onError: () => {},
      });
      let isFinished = false;
      try {
        for await (const part of stream) {
          if (part.type === 'text-delta') yield part.text;
          if (part.type === 'error') throw part.error;
          if (part.type !== 'finish') continue;
          // A connection that just ends has given no reason: what came is half an answer.
          isFinished = part.rawFinishReason !== undefined && part.finishReason !== 'error';
          if (part.finishReason === 'content-filter') throw modelRefused();
          if (part.finishReason === 'length') yield TOO_LONG;
        }
      } catch (error) {
        request.signal.throwIfAborted();
        throw modelFailure(error);
      }
      request.signal.throwIfAborted();
      if (!isFinished) throw modelFailure(new Error('It ended without an end'));
    },
  };
}
