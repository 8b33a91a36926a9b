import { randomBytes } from 'node:crypto'
import type { Diary } from '../service/diary.ts'
import { healthOf } from '../service/health.ts'
import type { Faults } from '../service/faults.ts'
import type { MicrosoftAccount } from './account.ts'
import type { Endpoint } from './endpoints.ts'
import { GRAPH_ENDPOINTS } from './endpoints.ts'
import { instantOf } from './event.ts'

export function diaryOf(accounts: readonly MicrosoftAccount[], faults: Faults<Endpoint>): Diary {
  const [main] = accounts
  const all = accounts.flatMap(({ email, calendars }) =>
    calendars.map((one) => (email === main?.email ? one : { ...one, name: email })),
  )
  return {
    service: 'Microsoft',
    account: main?.email ?? '',
    calendars: all.map(({ id, name, events }) => ({
      id,
      name,
      entries: () =>
        [...events.values()].map((event) => ({
          id: event.id,
          title: event.subject,
          start: new Date(instantOf(event.start)).toISOString(),
        })),
      add(title, start, end) {
        const added = randomBytes(13).toString('hex')
        const times = { start: momentOf(start), end: momentOf(end) }
        events.set(added, { id: added, subject: title, showAs: 'busy', ...times })
      },
      remove: (eventId) => void events.delete(eventId),
    })),
    health: healthOf(faults, GRAPH_ENDPOINTS),
  }
}

function momentOf(at: Date): { dateTime: string; timeZone: string } {
  return { dateTime: at.toISOString().replace('Z', '0000'), timeZone: 'UTC' }
}
