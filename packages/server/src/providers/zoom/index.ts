import { registeredProvider } from '../plug.ts'
import { zoomOAuth } from './oauth.ts'
import { ZOOM } from './registration.ts'
import { zoomRooms } from './rooms.ts'
import { zoomHook } from './webhook.ts'

export const zoom = registeredProvider('zoom', ZOOM, (registration) => ({
  oauth: zoomOAuth(registration),
  rooms: zoomRooms(registration),
  ...(registration.webhookSecret && { hook: zoomHook(registration.webhookSecret) }),
}))
