import type { PlanConfig } from './tables.ts'

/** Slug of the config that lets a host’s pages and mails go without our name. */
export const HIDE_PRODUCT_NAME = 'hide-product-name'

/** What a trial may do; a plan that is bought brings its own. */
export const TRIAL_CONFIGS: readonly PlanConfig[] = [{ slug: HIDE_PRODUCT_NAME, data: 'yes', popup: null }]

/** Specification, section 4: an entry whose data is `yes` allows the feature. */
export function allows({ configs }: { configs: readonly PlanConfig[] }, slug: string): boolean {
  return configs.some((config) => config.slug === slug && config.data === 'yes')
}

/** What was chosen under a plan that allowed it does not outlast it. */
export function hidesProductName(host: {
  configs: readonly PlanConfig[]
  hides_product_name: boolean
}): boolean {
  return host.hides_product_name && allows(host, HIDE_PRODUCT_NAME)
}
