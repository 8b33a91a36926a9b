import { randomBytes } from 'node:crypto'
import type { Diary } from '../service/diary.ts'
import { healthOf } from '../service/health.ts'
import type { Faults } from '../service/faults.ts'
import type { GoogleAccount } from './account.ts'
import type { Endpoint } from './endpoints.ts'
import { CALENDAR_ENDPOINTS } from './endpoints.ts'

export function diaryOf(accounts: readonly GoogleAccount[], faults: Faults<Endpoint>): Diary {
  return {
    service: 'Google',
    account: accounts[0]?.email ?? '',
    calendars: accounts
      .flatMap(({ calendars }) => calendars)
      .map(({ id, summary, events }) => ({
        id,
        name: summary,
        entries: () =>
          [...events.values()]
            .filter(({ status }) => status !== 'cancelled')
            .map((event) => ({
              id: event.id,
              title: event.summary ?? '',
              start: event.start.dateTime ?? event.start.date ?? '',
            })),
        add(title, start, end) {
          const added = randomBytes(13).toString('hex')
          events.set(added, {
            id: added,
            status: 'confirmed',
            summary: title,
            start: { dateTime: start.toISOString() },
            end: { dateTime: end.toISOString() },
          })
        },
        remove(eventId) {
          const event = events.get(eventId)
          if (event) events.set(eventId, { ...event, status: 'cancelled' })
        },
      })),
    health: healthOf(faults, CALENDAR_ENDPOINTS),
  }
}
