import { randomBytes } from 'node:crypto'
import type { Diary } from '../service/diary.ts'
import { healthOf } from '../service/diary.ts'
import type { Entries } from '../service/entries.ts'
import type { Faults } from '../service/faults.ts'
import type { ExchangeEvent } from './event.ts'

export type Endpoint = 'reading' | 'writing'

export function diaryOf(account: string, events: Entries<ExchangeEvent>, faults: Faults<Endpoint>): Diary {
  return {
    service: 'Exchange',
    account,
    calendars: [
      {
        id: 'calendar',
        name: 'Calendar',
        entries: () =>
          [...events].map(([id, { subject, start }]) => ({
            id,
            title: subject,
            start: new Date(start).toISOString(),
          })),
        add: (subject, start, end) =>
          void events.set(`AAMk${randomBytes(18).toString('base64')}`, {
            subject,
            start: start.toISOString(),
            end: end.toISOString(),
            status: 'Busy',
            changeKey: 1,
            attendees: [],
          }),
        remove: (id) => void events.delete(id),
      },
    ],
    health: healthOf(faults, ['reading', 'writing']),
  }
}
