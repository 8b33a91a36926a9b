import type { Provider } from '../provider.ts'
import type { Registration } from '../registration.ts'
import { googleCalendar } from './calendar.ts'
import { googleOAuth } from './oauth.ts'

export function google(config: Registration | undefined): Provider {
  return {
    id: 'google',
    gives: ['calendars'],
    needs: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ...(config && { ports: { oauth: googleOAuth(config), calendar: googleCalendar(config) } }),
  }
}
