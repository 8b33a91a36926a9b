import { DAY } from '@scheduling/domain'
import type { Calling } from '../call.ts'
import type { WatchPort } from '../provider.ts'
import { read } from '../read.ts'
import { Channel } from './wire.ts'

// The API's own limit: it shortens longer ones.
const LIFE_MS = 7 * DAY
const GONE = [404]

/** https://developers.google.com/workspace/calendar/api/guides/push */
export function googleWatching(call: Calling): WatchPort {
  return {
    async begin(token, calendarId, { id, address, secret, now }) {
      const path = `/calendars/${encodeURIComponent(calendarId)}/events/watch`
      const json = { id, type: 'web_hook', address, token: secret, expiration: now + LIFE_MS }
      const { body } = await call({ method: 'POST', path, token, json })
      const { resourceId, expiration } = read(Channel, body)
      return { resource: resourceId, until: expiration }
    },
    async end(token, { id, resource }) {
      await call({ method: 'POST', path: '/channels/stop', token, json: { id, resourceId: resource } }, GONE)
    },
    secretIn({ headers }) {
      const secret = headers['x-goog-channel-token']
      return typeof secret === 'string' ? secret : undefined
    },
  }
}
