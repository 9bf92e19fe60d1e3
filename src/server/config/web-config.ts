import type { WebConfig } from '#shared/web-config.ts';
import type { Settings } from './env.ts';

/** The settings that every visitor's browser may see. */
export function webConfig(settings: Settings): WebConfig {
  return {
    productName: settings.productName,
    googleSignIn: settings.google !== null,
    demoUrl: settings.demoUrl,
    billing: settings.billing.mode,
  };
}
