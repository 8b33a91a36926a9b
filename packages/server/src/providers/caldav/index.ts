import { typedProvider } from '../plug.ts'
import { davCalendar } from './calendar.ts'
import { davSignIn } from './sign-in.ts'

export const caldav = typedProvider('caldav', (here) => ({
  signIn: davSignIn(here),
  calendar: davCalendar(here),
}))
