import type { GoogleConfig } from '../google-config.ts'
import type { Provider } from '../provider.ts'
import { googleCalendar } from './calendar.ts'
import { googleOAuth } from './oauth.ts'

export function google(config: GoogleConfig | undefined): Provider {
  return {
    id: 'google',
    needs: ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
    ...(config && { ports: { oauth: googleOAuth(config), calendar: googleCalendar(config) } }),
  }
}
