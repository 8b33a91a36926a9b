/**
 * Where the dashboard's addresses begin (specification, section 2): what lies below each of them is the dashboard's, too,
 * but below `/`. The server gives all of them the same document; the dashboard's rooms are at no other.
 */
export const DASHBOARD_PATHS = [
  '/',
  '/login',
  '/logout',
  '/forgotpassword',
  '/changepassword',
  '/onboard',
  '/bookingpage',
  '/timeslotpicker',
  '/groupinvite',
  '/widget',
  '/availability',
  '/scheduled-events',
  '/integrations',
  '/calendar-connections',
  '/analytics',
  '/settings',
  '/upgrade',
  '/payment-success',
  '/weezly-connect-billing',
  '/weezly-connect-upgrade',
  '/tutorials',
  '/invite',
] as const

export type DashboardPath = (typeof DASHBOARD_PATHS)[number]

/** Addresses of the dashboard whose document lets the provider of payments in, and no other's does. */
export const BILLING_PATHS = [
  '/upgrade',
  '/upgrade/billing',
  '/settings/billing',
  '/weezly-connect-billing',
  '/weezly-connect-upgrade',
] as const
