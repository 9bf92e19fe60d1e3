import { createOpenAICompatible } from '@ai-sdk/openai-compatible';
import type { ModelSettings } from '#server/config/env.ts';

const OPENAI_URL = 'https://api.openai.com/v1';

/** Any endpoint with OpenAI's chat completions: OpenAI itself, Ollama, vLLM, LM Studio. */
export function createOpenAiModel({ model, apiKey, baseUrl = OPENAI_URL }: ModelSettings) {
  const provider = createOpenAICompatible({
    name: 'openai',
    baseURL: baseUrl,
    ...(apiKey && { apiKey }),
    ...(new URL(baseUrl).host === new URL(OPENAI_URL).host && {
      transformRequestBody: useNewerLimit,
    }),
  });
  return provider.chatModel(model);
}

/** OpenAI's newer models refuse max_tokens; other endpoints know only that. */
function useNewerLimit({ max_tokens, ...body }: Record<string, unknown>) {
  return { ...body, max_completion_tokens: max_tokens };
}
