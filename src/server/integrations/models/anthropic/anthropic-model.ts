import { createAnthropic } from '@ai-sdk/anthropic';
import type { ModelSettings } from '#server/config/env.ts';

export function createAnthropicModel({ model, apiKey, baseUrl }: ModelSettings) {
  const provider = createAnthropic({
    ...(apiKey && { apiKey }),
    ...(baseUrl && { baseURL: baseUrl }),
  });
  return provider(model);
}
