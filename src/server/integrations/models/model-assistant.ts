import { streamText } from 'ai';
import type { Assistant } from '#server/assistant/assistant.ts';
import type { ModelSettings } from '#server/config/env.ts';
import { createAnthropicModel } from './anthropic/anthropic-model.ts';
import { modelFailure, modelRefused } from './model-failure.ts';
import { modelPrompt } from './model-prompt.ts';
import { createOpenAiModel } from './openai/openai-model.ts';

/** Includes room for a model that thinks before it writes. The chat limits what is written. */
const MAX_OUTPUT_TOKENS = 4_000;
const TOO_LONG = '\n\n*This answer reached the longest length and was cut short.*';

export function createModelAssistant(settings: ModelSettings): Assistant {
  // By default, the library writes its warnings to the console.
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
        // Errors come as parts of the stream. By default, the library would write them to the
        // console.
        onError: () => {},
      });
      let isFinished = false;
      try {
        for await (const part of stream) {
          if (part.type === 'text-delta') yield part.text;
          if (part.type === 'error') throw part.error;
          if (part.type !== 'finish') continue;
          // If a connection just ends, without a reason, the answer is incomplete.
          isFinished = part.rawFinishReason !== undefined && part.finishReason !== 'error';
          if (part.finishReason === 'content-filter') throw modelRefused();
          if (part.finishReason === 'length') yield TOO_LONG;
        }
      } catch (error) {
        request.signal.throwIfAborted();
        throw modelFailure(error);
      }
      request.signal.throwIfAborted();
      if (!isFinished) throw modelFailure(new Error('The stream ended early'));
    },
  };
}
