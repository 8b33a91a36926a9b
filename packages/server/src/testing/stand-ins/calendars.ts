import type { Connection, EventType } from '@scheduling/contract'
import { beforeEach } from 'vitest'
import { planEvent } from '../../features/calendars/plan.ts'
import { writeEvent } from '../../features/calendars/write.ts'
import type { TestApp } from '../app.ts'
import type { TestHost } from '../hosts.ts'
import { addEvent, openAccount } from '../hosts.ts'
import { eventOf } from '../webhooks.ts'

interface Connected {
  host: TestHost
  connection: Connection
  event: EventType
}

interface Calendars {
  /** A new host with a bookable event type and the calendar that `connect` connects. */
  connectedHost: (
    connect: (host: TestHost) => Promise<Connection>,
    event?: Parameters<typeof addEvent>[1],
  ) => Promise<Connected>
  /** Does what a worker does after a booking. */
  follow: (host: TestHost, bookingId: string) => Promise<void>
  /** Times offered on the morning of 2 March 2027, such as `09:00`. */
  seen: (host: TestHost, slug: string, until?: string) => Promise<string[]>
}

/**
 * Each stand-in has one account for all test hosts. This keeps hosts of earlier tests from sharing anything with
 * those of later ones. Call it at the top of a test file.
 */
export function sharesWithNoEarlierTest({ context }: TestApp): void {
  beforeEach(async () => {
    await context.db.deleteFrom('calendar_sharers').execute()
  })
}

/** Effects of connected calendars on bookings and on offered times. */
export function calendarsIn(app: TestApp): Calendars {
  return {
    async connectedHost(connect, event) {
      const host = await openAccount(app)
      const connection = await connect(host)
      return { host, connection, event: await addEvent(host, event) }
    },
    async follow(host, bookingId) {
      const event = await eventOf(app, host, bookingId)
      await planEvent(app.context, event)
      await writeEvent(app.context, event)
    },
    async seen(host, slug, until = '11:00') {
      const { starts } = await app.visitor.call('GET /slots', {
        query: {
          owner: host.me.link,
          event: slug,
          from: '2027-03-02T09:00:00Z',
          to: `2027-03-02T${until}:00Z`,
        },
      })
      return starts.map((start) => start.slice(11, 16))
    },
  }
}
