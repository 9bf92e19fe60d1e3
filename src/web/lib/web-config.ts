import { WEB_CONFIG_META, type WebConfig, webConfigSchema } from '#shared/web-config.ts';

let config: WebConfig | undefined;

export function webConfig(): WebConfig {
  config ??= webConfigSchema.parse(
    JSON.parse(
      document.querySelector<HTMLMetaElement>(`meta[name="${WEB_CONFIG_META}"]`)?.content ?? '{}',
    ),
  );
  return config;
}
