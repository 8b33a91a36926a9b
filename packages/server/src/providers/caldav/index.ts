import type { Provider } from '../provider.ts'
import type { Surroundings } from '../surroundings.ts'
import { davCalendar } from './calendar.ts'
import { davSignIn } from './sign-in.ts'

/** iCloud, Nextcloud, Fastmail and whatever else speaks the protocol. */
export function caldav(here: Surroundings): Provider {
  return {
    id: 'caldav',
    gives: ['calendars'],
    needs: [],
    ports: { signIn: davSignIn(here), calendar: davCalendar(here) },
  }
}
