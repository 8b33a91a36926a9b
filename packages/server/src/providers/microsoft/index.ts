import { narrowed } from '../oauth.ts'
import { registeredProvider } from '../plug.ts'
import { microsoftCalendar } from './calendar.ts'
import { microsoftFreeBusy } from './free-busy.ts'
import { microsoftOAuth } from './oauth.ts'
import { MICROSOFT } from './registration.ts'
import { teamsRooms } from './rooms.ts'

export const microsoft = registeredProvider('microsoft', MICROSOFT, (registration) => ({
  // Personal accounts, and those of any organization.
  oauth: microsoftOAuth(registration, { tenant: 'common', scopes: ['Calendars.ReadWrite'] }),
  calendar: microsoftCalendar(registration),
  freeBusy: {
    oauth: narrowed(microsoftOAuth(registration, { tenant: 'common', scopes: ['Calendars.ReadBasic'] })),
    calendar: microsoftFreeBusy(registration),
  },
}))

/** A separate consent: nobody grants more than is used. */
export const teams = registeredProvider('teams', MICROSOFT, (registration) => ({
  // Personal accounts have no such rooms.
  oauth: microsoftOAuth(registration, {
    tenant: 'organizations',
    scopes: ['OnlineMeetings.ReadWrite', 'User.Read'],
  }),
  rooms: teamsRooms(registration),
}))
