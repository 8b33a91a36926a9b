import { isTimeZone } from '@scheduling/domain'
import type { TimeZone } from '@scheduling/domain'

/** The zone of this browser, or UTC where it says none that has a name. */
export function guessTimeZone(): TimeZone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : 'UTC'
}
