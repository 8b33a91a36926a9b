import type { Provider } from '../provider.ts'
import type { Registration } from '../registration.ts'
import { microsoftCalendar } from './calendar.ts'
import { microsoftOAuth } from './oauth.ts'

export function microsoft(registration: Registration | undefined): Provider {
  return {
    id: 'microsoft',
    gives: ['calendars'],
    needs: ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
    ...(registration && {
      ports: { oauth: microsoftOAuth(registration), calendar: microsoftCalendar(registration) },
    }),
  }
}
