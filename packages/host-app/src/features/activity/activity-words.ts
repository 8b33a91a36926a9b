import type { Activity } from '@scheduling/contract'
import { TRACKING_APPS } from '@scheduling/contract/tracking-apps'
import type { TrackingAppId } from '@scheduling/contract'
import type { HostTranslate } from '@scheduling/messages/host'

/** The thing that was changed, by the name that the host knows. Undefined if the text before it says everything. */
export function subjectText({ kind, subject }: Activity, t: HostTranslate): string | undefined {
  if (subject === null) return undefined
  const isApp = kind === 'integration_connected' || kind === 'integration_disconnected'
  return isApp && subject in TRACKING_APPS ? t(`app.${subject as TrackingAppId}`) : subject
}

// The contract's mark for several different callers.
const SEVERAL = '*'

/** The device: `Firefox on Windows`. */
export function deviceText({ browser, system }: Activity, t: HostTranslate): string {
  if (browser === SEVERAL || system === SEVERAL) return t('activity.several_devices')
  if (browser && system) return t('activity.from', { browser, system })
  return browser ?? system ?? t('activity.unknown')
}

/** Undefined if the call came from the server's own machine. */
export function networkText({ network }: Activity, t: HostTranslate): string | undefined {
  if (network === SEVERAL) return t('activity.several_networks')
  return network ? t('activity.network', { network }) : undefined
}

const UNUSUAL: readonly Activity['kind'][] = ['sign_in_failed', 'two_factor_refused', 'signed_in_new_device']

/** Deserves a second look: it may have been somebody else. */
export function isUnusual({ kind }: Activity): boolean {
  return UNUSUAL.includes(kind)
}
