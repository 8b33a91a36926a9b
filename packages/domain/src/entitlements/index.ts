export { ALLOWANCES, GRACE_DAYS } from './allowances.ts'
export { entitlementOf, NO_PLAN } from './entitlements.ts'
export type { Entitlement } from './entitlements.ts'
export { isEventLimitReached } from './event-limit.ts'
export {
  allows,
  configsOf,
  FEATURES,
  featuresOf,
  LOCKS,
  MINUTES_SLUG,
  withEveryFeature,
  withGrantedFeatures,
  withMinutes,
} from './features.ts'
export type { FeatureSlug, LockSlug, PlanConfig } from './features.ts'
export { minutesAllowanceOf } from './minutes.ts'
export { POPUP_LINK, POPUP_TAGS } from './popup.ts'
export { isOfPeople, SEATS, seatsOf } from './seats.ts'
export { isTrial, isTrialOver } from './trial.ts'
export { videoAllowanceOf } from './video-limit.ts'
