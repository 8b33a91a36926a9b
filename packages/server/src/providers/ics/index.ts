import { MINUTE } from '@scheduling/domain'
import type { Provider } from '../provider.ts'
import type { Surroundings } from '../surroundings.ts'
import { feedCalendar } from './calendar.ts'
import { feedSignIn } from './sign-in.ts'

// Those who publish feeds make them anew every few hours.
const LOOKS_EVERY_MS = 15 * MINUTE

/** A calendar that stands at a secret address, for reading. */
export function ics(here: Surroundings): Provider {
  return {
    id: 'ics',
    gives: ['calendars'],
    needs: [],
    looksEveryMs: LOOKS_EVERY_MS,
    ports: { signIn: feedSignIn(here), calendar: feedCalendar(here) },
  }
}
