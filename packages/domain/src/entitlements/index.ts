export { entitlementOf, FEATURES, NO_PLAN } from './entitlements.ts'
export type { Entitlement } from './entitlements.ts'
