import type { Me } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'

/** The title above the plans. Hosts who pay, or who have a plan for life, are not asked to upgrade. */
export function upgradeTitle({ userName: name, subscription, lifetime }: Me, t: HostTranslate): string {
  return t(subscription || lifetime ? 'upgrade.change' : 'upgrade.greeting', { name })
}
