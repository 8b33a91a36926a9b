import { randomUUID } from 'node:crypto'
import type { Diary, DiaryCalendar } from '../service/diary.ts'
import { healthOf } from '../service/health.ts'
import type { Faults } from '../service/faults.ts'
import type { DavAccount, DavCalendar } from './account.ts'
import { keyOf } from './account.ts'
import { fieldsIn, newText } from './event.ts'

export const ENDPOINTS = ['reading', 'writing', 'published'] as const

/** Names for tests: reading, writing, and the published calendar. */
export type Endpoint = (typeof ENDPOINTS)[number]

export function diaryOf(accounts: readonly DavAccount[], faults: Faults<Endpoint>): Diary {
  return {
    service: 'a cloud of anybody’s',
    account: accounts[0]?.email ?? '',
    calendars: accounts.flatMap((account, index) =>
      account.calendars.map((calendar) =>
        index === 0
          ? pageOf(calendar, calendar.id, calendar.name)
          : pageOf(calendar, keyOf(account, calendar), `${calendar.name} of ${account.email}`),
      ),
    ),
    health: healthOf(faults, ENDPOINTS),
  }
}

function pageOf({ events }: DavCalendar, id: string, name: string): DiaryCalendar {
  return {
    id,
    name,
    entries: () =>
      [...events].map(([key, text]) => {
        const { title = '', start } = fieldsIn(text) ?? {}
        return { id: key, title, start: start === undefined ? '' : new Date(start).toISOString() }
      }),
    add(title, start, end) {
      const uid = randomUUID()
      events.set(uid, newText(uid, title, start, end))
    },
    remove: (key) => void events.delete(key),
  }
}
