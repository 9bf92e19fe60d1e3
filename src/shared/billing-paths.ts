/** Where a person lands after the payment service's pages; the query says where they come from. */
export const billingReturnPaths = {
  paid: '/billing?from=checkout',
  notPaid: '/billing?from=checkout-left',
  portal: '/billing?from=portal',
} as const;

/** The local stand-in for a payment service's pages. */
export const sandboxPaths = { checkout: '/sandbox/checkout', portal: '/sandbox/portal' } as const;
