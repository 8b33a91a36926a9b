import { narrowed } from '../oauth.ts'
import { registeredProvider } from '../plug.ts'
import { googleCalendar } from './calendar.ts'
import { googleFreeBusy } from './free-busy.ts'
import { FREE_BUSY_SCOPES, googleOAuth } from './oauth.ts'
import { GOOGLE } from './registration.ts'

export const google = registeredProvider('google', GOOGLE, (registration) => ({
  oauth: googleOAuth(registration),
  calendar: googleCalendar(registration),
  freeBusy: {
    oauth: narrowed(googleOAuth(registration, FREE_BUSY_SCOPES)),
    calendar: googleFreeBusy(registration),
  },
}))
