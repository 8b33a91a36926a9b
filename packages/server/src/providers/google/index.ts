import { registeredProvider } from '../plug.ts'
import { googleCalendar } from './calendar.ts'
import { googleOAuth } from './oauth.ts'
import { GOOGLE } from './registration.ts'

export const google = registeredProvider('google', GOOGLE, (registration) => ({
  oauth: googleOAuth(registration),
  calendar: googleCalendar(registration),
}))
