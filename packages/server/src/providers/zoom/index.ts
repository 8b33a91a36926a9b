import type { Provider } from '../provider.ts'
import type { Registrations } from '../registration.ts'
import { zoomOAuth } from './oauth.ts'
import { zoomRooms } from './rooms.ts'
import { zoomHook } from './webhook.ts'

export function zoom(registration: Registrations['zoom']): Provider {
  return {
    id: 'zoom',
    gives: ['rooms'],
    needs: ['ZOOM_CLIENT_ID', 'ZOOM_CLIENT_SECRET'],
    ...(registration && {
      ports: {
        oauth: zoomOAuth(registration),
        rooms: zoomRooms(registration),
        ...(registration.webhookSecret && { hook: zoomHook(registration.webhookSecret) }),
      },
    }),
  }
}
