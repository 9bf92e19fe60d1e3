import * as z from 'zod/mini';

/** How payments work: with Stripe, with the sandbox, or not at all. */
export const billingModes = ['stripe', 'sandbox', 'off'] as const;

/** Settings that the page has in a meta element, so that the browser needs no call for them. */
export const webConfigSchema = z.object({
  productName: z.string(),
  googleSignIn: z.boolean(),
  demoUrl: z.string(),
  billing: z.enum(billingModes),
});
export type WebConfig = z.infer<typeof webConfigSchema>;

export const WEB_CONFIG_META = 'app-config';
