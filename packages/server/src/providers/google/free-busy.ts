import type { CalendarPort } from '../provider.ts'
import type { Registration } from '../registration.ts'
import { googleCalendar } from './calendar.ts'

// Whoever only shares when they are busy does not let us list their calendars. The API knows the main one by this name.
const MAIN = 'primary'
// Any span tells whether the API lets us in.
const SOME_DAY = { start: 0, end: 86_400_000 }

/** The main calendar, of which we only know when it is busy. */
export function googleFreeBusy(registration: Registration): CalendarPort {
  const { roomKind: _room, watching: _watching, ...calendar } = googleCalendar(registration)
  return {
    ...calendar,
    async list(token) {
      await calendar.busy(token, [MAIN], SOME_DAY, 'UTC')
      return [{ id: MAIN, name: MAIN, color: null, isPrimary: true, canWrite: false, canRead: false }]
    },
  }
}
