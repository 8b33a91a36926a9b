import type { Provider } from '../provider.ts'
import type { Registration } from '../registration.ts'
import { microsoftCalendar } from './calendar.ts'
import { microsoftOAuth } from './oauth.ts'
import { teamsRooms } from './rooms.ts'

const NEEDS = ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET']

export function microsoft(registration: Registration | undefined): Provider {
  return {
    id: 'microsoft',
    gives: ['calendars'],
    needs: NEEDS,
    ...(registration && {
      ports: {
        // Personal accounts, and those of every organisation.
        oauth: microsoftOAuth(registration, { tenant: 'common', scopes: ['Calendars.ReadWrite'] }),
        calendar: microsoftCalendar(registration),
      },
    }),
  }
}

/** Rooms alone, of whoever writes bookings into a calendar elsewhere. Asked for on its own: nobody gives more than is used. */
export function teams(registration: Registration | undefined): Provider {
  return {
    id: 'teams',
    gives: ['rooms'],
    needs: NEEDS,
    ...(registration && {
      ports: {
        // Personal accounts have no such rooms.
        oauth: microsoftOAuth(registration, {
          tenant: 'organizations',
          scopes: ['OnlineMeetings.ReadWrite', 'User.Read'],
        }),
        rooms: teamsRooms(registration),
      },
    }),
  }
}
