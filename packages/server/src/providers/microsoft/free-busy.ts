import type { CalendarPort } from '../provider.ts'
import type { Registration } from '../registration.ts'
import { microsoftCalendar } from './calendar.ts'

/** The same calendars, of which we only read when they are busy. */
export function microsoftFreeBusy(registration: Registration): CalendarPort {
  const { roomKind: _room, watching: _watching, ...calendar } = microsoftCalendar(registration)
  return {
    ...calendar,
    list: async (token) =>
      (await calendar.list(token)).map((one) => ({ ...one, canWrite: false, canRead: false })),
  }
}
