export { entitlementOf, FEATURES, isPaid, MINUTES_SLUG, NO_PLAN } from './entitlements.ts'
export type { Entitlement, Subscribed } from './entitlements.ts'
