/** Paths of the dashboard whose document allows the payment provider's scripts. No other document does. */
export const BILLING_PATHS = [
  '/upgrade',
  '/upgrade/billing',
  '/settings/billing',
  '/weezly-connect-billing',
  '/weezly-connect-upgrade',
] as const
