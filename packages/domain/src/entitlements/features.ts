import { isForLife, TIERS } from '../pricing/plans.ts'
import type { Tier } from '../pricing/plans.ts'
import { isOfPeople, OF_PEOPLE, SEATS } from './seats.ts'

/** Plans that were sold for life. Nobody can buy them now; operators grant them. */
const FOR_LIFE = 'lifetime'
type GrantedPlan = typeof OF_PEOPLE | typeof FOR_LIFE

/** A switch of the product that plans turn on. Hosts without it are refused what it locks. */
interface Feature {
  /** Its name in `configs` of an account, and in the dashboard. */
  slug: string
  /** The plans that include it: those that are sold, and those that only operators grant. */
  plans: readonly (Tier | GrantedPlan)[]
  /** Key of its name in the comparison of plans. */
  text: string
  /** Routes of the contract that answer `upgrade_required` to hosts without it. */
  locks: readonly string[]
}

const EVERY_PLAN = [...TIERS, OF_PEOPLE, FOR_LIFE] as const
const WITH_SEATS: readonly (Tier | GrantedPlan)[] = [...TIERS.filter((tier) => SEATS[tier] > 0), OF_PEOPLE]

/** Every feature that is sold as a switch, one line each. */
export const FEATURES = [
  { slug: 'hide-product-name', plans: EVERY_PLAN, text: 'plan.no_name', locks: ['PATCH /settings/branding'] },
  { slug: 'dynamic-videos', plans: EVERY_PLAN, text: 'plan.videos', locks: ['POST /campaigns'] },
  { slug: 'screencast', plans: EVERY_PLAN, text: 'plan.recording', locks: ['POST /videos'] },
  { slug: 'crm', plans: EVERY_PLAN, text: 'plan.crm', locks: [] },
  { slug: 'outreach', plans: EVERY_PLAN, text: 'plan.outreach', locks: [] },
  { slug: 'analytics', plans: EVERY_PLAN, text: 'room.analytics', locks: [] },
  { slug: 'automations', plans: EVERY_PLAN, text: 'plan.automations', locks: ['POST /hooks'] },
  { slug: 'organization', plans: WITH_SEATS, text: 'plan.organization', locks: ['POST /organizations'] },
] as const satisfies readonly Feature[]

export type FeatureSlug = (typeof FEATURES)[number]['slug']

/** Of `configs`: how many minutes of personal videos a month has. */
export const MINUTES_SLUG = 'dynamic-videos-minutes'

/** What hosts can lack, each with the text that an operator may write for it. */
export const LOCKS = [...FEATURES.map(({ slug }) => slug), MINUTES_SLUG] as const
export type LockSlug = (typeof LOCKS)[number]

/** One entry of `configs`. It allows its slug if its data is `yes`. Specification, section 4. */
export interface PlanConfig {
  slug: string
  data: string
  /** Key of the text that is shown where it is not allowed; null for the general sentence. */
  popup: string | null
}

/** The features that a plan includes. */
export function featuresOf(tier: Tier): (typeof FEATURES)[number][] {
  return FEATURES.filter(({ plans }) => (plans as readonly Tier[]).includes(tier))
}

/** `configs` that allow these features. */
export function configsOf(features: readonly { slug: FeatureSlug }[]): PlanConfig[] {
  return features.map(({ slug }) => ({ slug, data: 'yes', popup: null }))
}

/**
 * The same `configs` with every feature that is sold. Trials get these, and so does everybody on a server without
 * plans.
 */
export function withEveryFeature(configs: readonly PlanConfig[]): PlanConfig[] {
  const others = configs.filter((config) => !FEATURES.some(({ slug }) => slug === config.slug))
  return [...configsOf(FEATURES), ...others]
}

/** The same `configs` with the features of a plan that only operators grant. */
export function withGrantedFeatures(planType: string, configs: PlanConfig[]): PlanConfig[] {
  const plan = isOfPeople(planType) ? OF_PEOPLE : isForLife(planType) ? FOR_LIFE : undefined
  if (!plan) return configs
  const granted = FEATURES.filter(({ plans }) => (plans as readonly string[]).includes(plan))
  const others = configs.filter((config) => !granted.some(({ slug }) => slug === config.slug))
  return [...configsOf(granted), ...others]
}

/** The same `configs` with the minutes of a month. Null: no limit, so nothing is said. */
export function withMinutes(configs: readonly PlanConfig[], minutes: number | null): PlanConfig[] {
  const others = configs.filter(({ slug }) => slug !== MINUTES_SLUG)
  return minutes === null ? others : [...others, { slug: MINUTES_SLUG, data: String(minutes), popup: null }]
}

export function allows({ configs }: { configs: readonly PlanConfig[] }, feature: FeatureSlug): boolean {
  return configs.some(({ slug, data }) => slug === feature && data === 'yes')
}
