import { MINUTE } from '@scheduling/domain'
import { typedProvider } from '../plug.ts'
import { feedCalendar } from './calendar.ts'
import { feedSignIn } from './sign-in.ts'

// Publishers update their feeds every few hours.
const CHECK_EVERY_MS = 15 * MINUTE

export const ics = typedProvider(
  'ics',
  (here) => ({ signIn: feedSignIn(here), calendar: feedCalendar(here) }),
  { checkEveryMs: CHECK_EVERY_MS },
)
