import type { Me } from '@scheduling/contract'
import { allows, isTrial } from '@scheduling/domain/entitlements'
import type { FeatureSlug } from '@scheduling/domain/entitlements'

/** Screens that stay open to accounts of the type `basic`. */
const OPEN_TO_BASIC = ['/upgrade', '/payment-success', '/settings', '/logout']

/** Whether there is a larger plan to request or to buy. */
export function offersPlans({ server }: Pick<Me, 'server'>): boolean {
  return server.hasPlans || server.sellsPlans
}

/** Whether the account has no plan. The server then refuses all calls but those of a few screens. */
export function isBasic({ account_type, server }: Pick<Me, 'account_type' | 'server'>): boolean {
  return server.hasPlans && account_type === 'basic'
}

/** Whether the account is redirected from here to `/upgrade`. */
export function isShutOut(me: Pick<Me, 'account_type' | 'server'>, path: string): boolean {
  return isBasic(me) && !OPEN_TO_BASIC.some((open) => path === open || path.startsWith(`${open}/`))
}

export function isOnTrial({ plan_type, server }: Pick<Me, 'plan_type' | 'server'>): boolean {
  return server.hasPlans && isTrial(plan_type)
}

/** Whether this is the dashboard's main origin: the server's own address, or a developer's machine. */
export function isAppOrigin(origin: string, { server }: Pick<Me, 'server'>): boolean {
  return origin === server.origin || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
}

/** Whether the plan is without this feature. */
export function lacks(me: Pick<Me, 'configs' | 'server'>, feature: FeatureSlug): boolean {
  return me.server.hasPlans && !allows(me, feature)
}

/** The operator's text for hosts without this feature: HTML, not sanitized. */
export function popupOf(
  { configs, upgrade_popups }: Pick<Me, 'configs' | 'upgrade_popups'>,
  slug: string,
): string | undefined {
  const popup = configs.find((config) => config.slug === slug)?.popup
  return upgrade_popups.find(({ id }) => id === popup)?.html
}
