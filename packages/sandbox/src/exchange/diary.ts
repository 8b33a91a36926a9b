import { randomBytes } from 'node:crypto'
import type { Diary, DiaryCalendar } from '../service/diary.ts'
import { healthOf } from '../service/health.ts'
import type { Faults } from '../service/faults.ts'
import type { Mailbox } from './mailboxes.ts'
import { nameOf } from './mailboxes.ts'

export type Endpoint = 'reading' | 'writing'

export function diaryOf(mailboxes: readonly Mailbox[], faults: Faults<Endpoint>): Diary {
  const [first] = mailboxes
  return {
    service: 'Exchange',
    account: first ? nameOf(first) : '',
    calendars: mailboxes.map((mailbox) =>
      mailbox === first
        ? pageOf(mailbox, 'calendar', 'Calendar')
        : pageOf(mailbox, mailbox.user, `Calendar of ${nameOf(mailbox)}`),
    ),
    health: healthOf(faults, ['reading', 'writing']),
  }
}

function pageOf({ events }: Mailbox, id: string, name: string): DiaryCalendar {
  return {
    id,
    name,
    entries: () =>
      [...events].map(([key, { subject, start }]) => ({
        id: key,
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
    remove: (key) => void events.delete(key),
  }
}
