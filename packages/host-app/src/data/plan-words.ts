import type { Me } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'

/** Above the plans: whoever pays for one, or has it for life, is not asked to upgrade. */
export function upgradeTitle({ userName: name, subscription, lifetime }: Me, t: HostTranslate): string {
  return t(subscription || lifetime ? 'upgrade.change' : 'upgrade.greeting', { name })
}
