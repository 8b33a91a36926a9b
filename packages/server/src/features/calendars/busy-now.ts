import type { Interval } from '@scheduling/domain'
import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { CalendarBusy } from '../../providers/provider.ts'
import { ProviderError } from '../../providers/provider.ts'
import { findHost } from '../hosts/operations.ts'
import { connectionsOfHost } from '../connections/operations.ts'
import { withCalendars } from './access.ts'
import { countedOf } from './counted.ts'
import type { StoredCalendar } from './store.ts'
import { blockingCalendars } from './store.ts'

/** A busy time for its own host: with the calendar, and with what it is if we can read that. */
export interface NamedBusy extends CalendarBusy {
  calendar: StoredCalendar
}

export interface BusyNow {
  times: NamedBusy[]
  /** Accounts that did not answer. */
  unread: string[]
}

/** The current busy times, straight from the host's calendars. Stores nothing. Repeat: asks again. */
export async function busyNow(context: Context, hostId: HostId, span: Interval): Promise<BusyNow> {
  const [connections, blocking, host] = await Promise.all([
    connectionsOfHost(context, hostId),
    blockingCalendars(context.db, hostId),
    findHost(context, hostId),
  ])
  const timeZone = host?.time_zone ?? 'UTC'
  const unread: string[] = []
  const found = await Promise.all(
    connections.map(async ({ id: connectionId, account_name }) => {
      const calendars = blocking.filter(({ connection_id }) => connection_id === connectionId)
      if (calendars.length === 0) return []
      try {
        return await withCalendars(context, { hostId, connectionId }, 'read_busy', async (port, token) => {
          const all: NamedBusy[] = []
          for (const calendar of calendars) {
            const times = calendar.can_read
              ? await port.busyEvents(token, calendar.id, span, timeZone)
              : ((await port.busy(token, [calendar.id], span, timeZone)).get(calendar.id) ?? [])
            all.push(...countedOf(calendar, times).map((time) => ({ ...time, calendar })))
          }
          return all
        })
      } catch (error) {
        if (!(error instanceof ProviderError)) throw error
        unread.push(account_name)
        return []
      }
    }),
  )
  return { times: found.flat().toSorted((one, other) => one.start - other.start), unread }
}
