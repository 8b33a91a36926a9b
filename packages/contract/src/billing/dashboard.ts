/** Addresses of the dashboard whose document lets the provider of payments in, and no other's does. */
export const BILLING_PATHS = [
  '/upgrade',
  '/upgrade/billing',
  '/settings/billing',
  '/weezly-connect-billing',
  '/weezly-connect-upgrade',
] as const
