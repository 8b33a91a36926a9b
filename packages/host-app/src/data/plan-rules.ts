import type { Me } from '@scheduling/contract'
import { isTrial } from '@scheduling/domain/entitlements'

/** Screens that are left to accounts of the type `basic`. */
const OPEN_TO_BASIC = ['/upgrade', '/payment-success', '/settings', '/logout']

/** Whether there is anything larger to ask for or to buy. */
export function offersPlans({ server }: Pick<Me, 'server'>): boolean {
  return server.hasPlans || server.sellsPlans
}

/** Whether the account has no plan: the server refuses all but what its few screens ask. */
export function isBasic({ account_type, server }: Pick<Me, 'account_type' | 'server'>): boolean {
  return server.hasPlans && account_type === 'basic'
}

/** Whether the account is led to `/upgrade` from here. */
export function isShutOut(me: Pick<Me, 'account_type' | 'server'>, path: string): boolean {
  return isBasic(me) && !OPEN_TO_BASIC.some((open) => path === open || path.startsWith(`${open}/`))
}

export function isOnTrial({ plan_type, server }: Pick<Me, 'plan_type' | 'server'>): boolean {
  return server.hasPlans && isTrial(plan_type)
}

/** Where the dashboard is at home: at the server's own address, and on the machine of a developer. */
export function isAppOrigin(origin: string, { server }: Pick<Me, 'server'>): boolean {
  return origin === server.origin || ['localhost', '127.0.0.1', '[::1]'].includes(new URL(origin).hostname)
}

/** What an operator has written for whoever lacks this feature: HTML, as it was written. */
export function popupOf(
  { configs, upgrade_popups }: Pick<Me, 'configs' | 'upgrade_popups'>,
  slug: string,
): string | undefined {
  const popup = configs.find((config) => config.slug === slug)?.popup
  return upgrade_popups.find(({ id }) => id === popup)?.html
}
