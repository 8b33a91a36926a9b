import { typedProvider } from '../plug.ts'
import { exchangeCalendar } from './calendar.ts'
import { exchangeSignIn } from './sign-in.ts'

export const exchange = typedProvider('exchange', (here) => ({
  signIn: exchangeSignIn(here),
  calendar: exchangeCalendar(here),
}))
