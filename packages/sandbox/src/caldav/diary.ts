import { randomUUID } from 'node:crypto'
import type { Diary } from '../service/diary.ts'
import { healthOf } from '../service/diary.ts'
import type { Faults } from '../service/faults.ts'
import type { DavAccount } from './account.ts'
import { fieldsIn, newText } from './event.ts'

export const ENDPOINTS = ['reading', 'writing', 'published'] as const

/** Names for tests: reading, writing, and the published calendar. */
export type Endpoint = (typeof ENDPOINTS)[number]

export function diaryOf({ email, calendars }: DavAccount, faults: Faults<Endpoint>): Diary {
  return {
    service: 'a cloud of anybody’s',
    account: email,
    calendars: calendars.map(({ id, name, events }) => ({
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
    })),
    health: healthOf(faults, ENDPOINTS),
  }
}
