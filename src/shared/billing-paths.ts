/**
 * Where users return after the payment service's pages. The query says which page they come from.
 */
export const billingReturnPaths = {
  paid: '/billing?from=checkout',
  notPaid: '/billing?from=checkout-left',
  portal: '/billing?from=portal',
} as const;

/** The sandbox's replacements for the payment service's pages. */
export const sandboxPaths = { checkout: '/sandbox/checkout', portal: '/sandbox/portal' } as const;
