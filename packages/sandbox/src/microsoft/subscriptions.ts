import { randomBytes, randomUUID } from 'node:crypto'
import type { Notices } from '../service/notices.ts'

export interface Subscription {
  id: string
  calendarId: string
  notificationUrl: string
  clientState: string
  /** In milliseconds. */
  until: number
}

export interface Subscriptions {
  /** False if the address does not return the token that we sent. */
  isValid: (address: string) => Promise<boolean>
  open: (asked: Omit<Subscription, 'id'>) => Subscription
  end: (id: string) => boolean
  changed: (calendarId: string) => void
  all: () => readonly Subscription[]
  toJSON: () => object
  restore: (kept: unknown) => void
}

interface Options {
  now: () => number
  reach: (address: string) => string
  notices: Notices
  onChange: () => void
}

/** https://learn.microsoft.com/graph/change-notifications-delivery-webhooks */
export function newSubscriptions({ now, reach, notices, onChange }: Options): Subscriptions {
  const open = new Map<string, Subscription>()
  return {
    async isValid(address) {
      const url = new URL(reach(address))
      const asked = `Validation: ${randomBytes(12).toString('base64')} +/&`
      url.searchParams.set('validationToken', asked)
      const headers = { 'content-type': 'text/plain; charset=utf-8' }
      const answer = await fetch(url, { method: 'POST', headers }).catch(() => undefined)
      const isText = answer?.headers.get('content-type')?.startsWith('text/plain') ?? false
      return answer?.status === 200 && isText && (await answer.text()) === asked
    },
    open(asked) {
      const subscription = { ...asked, id: randomUUID() }
      open.set(subscription.id, subscription)
      onChange()
      return subscription
    },
    end: (id) => open.delete(id),
    changed(calendarId) {
      for (const { id, calendarId: of, notificationUrl, clientState, until } of open.values()) {
        if (of !== calendarId || until <= now()) continue
        const value = [
          {
            subscriptionId: id,
            subscriptionExpirationDateTime: new Date(until).toISOString(),
            clientState,
            changeType: 'updated',
            resource: `me/calendars/${calendarId}/events`,
            resourceData: { '@odata.type': '#Microsoft.Graph.Event' },
          },
        ]
        const headers = { 'content-type': 'application/json' }
        notices.say(notificationUrl, { method: 'POST', headers, body: JSON.stringify({ value }) })
      }
    },
    all: () => [...open.values()],
    toJSON: () => [...open.values()],
    restore(kept) {
      for (const subscription of kept as Subscription[]) open.set(subscription.id, subscription)
    },
  }
}
