export { entitlementOf, FEATURES, isTrialOver, NO_PLAN } from './entitlements.ts'
export type { Entitlement } from './entitlements.ts'
