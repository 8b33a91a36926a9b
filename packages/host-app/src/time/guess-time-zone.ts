import { isTimeZone } from '@scheduling/domain'
import type { TimeZone } from '@scheduling/domain'

/** The browser's zone, or UTC if it has none with a name. */
export function guessTimeZone(): TimeZone {
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  return isTimeZone(timeZone) ? timeZone : 'UTC'
}
