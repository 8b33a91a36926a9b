import { HOUR } from '@scheduling/domain'
import type { Calling } from '../call.ts'
import type { WatchPort } from '../provider.ts'
import { read } from '../read.ts'
import { Notifications, Subscription } from './wire.ts'

// Outlook resources allow less than three days.
const LIFE_MS = 70 * HOUR
const PATH = '/v1.0/subscriptions'
const GONE = [404]

/** https://learn.microsoft.com/graph/change-notifications-delivery-webhooks */
export function microsoftWatching(call: Calling): WatchPort {
  return {
    // Before it responds, Microsoft calls the address with a token and expects it back.
    async begin(token, calendarId, { address, secret, now }) {
      const json = {
        changeType: 'created,updated,deleted',
        notificationUrl: address,
        resource: `/me/calendars/${calendarId}/events`,
        expirationDateTime: new Date(now + LIFE_MS).toISOString(),
        clientState: secret,
      }
      const { body } = await call({ method: 'POST', path: PATH, token, json })
      const { id, expirationDateTime } = read(Subscription, body)
      return { resource: id, until: Date.parse(expirationDateTime) }
    },
    async end(token, { resource }) {
      await call({ method: 'DELETE', path: `${PATH}/${encodeURIComponent(resource)}`, token }, GONE)
    },
    secretIn({ body }) {
      try {
        return Notifications.parse(JSON.parse(body)).value[0]?.clientState ?? undefined
      } catch {
        return undefined
      }
    },
    answersChallenge: true,
  }
}
