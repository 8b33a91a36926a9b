import type { Provider } from '../provider.ts'
import type { Surroundings } from '../surroundings.ts'
import { exchangeCalendar } from './calendar.ts'
import { exchangeSignIn } from './sign-in.ts'

/** Servers that somebody runs themselves; those that Microsoft runs are of `microsoft`. */
export function exchange(here: Surroundings): Provider {
  return {
    id: 'exchange',
    gives: ['calendars'],
    needs: [],
    ports: { signIn: exchangeSignIn(here), calendar: exchangeCalendar(here) },
  }
}
