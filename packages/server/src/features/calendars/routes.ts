import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { syncsCancelation } from './choice-store.ts'
import { spanOf } from '../slots/operations.ts'
import { busyNow } from './busy-now.ts'
import { calendarsOfHost, chooseCalendars, chooseCounted, chooseSync, chooseUnread } from './operations.ts'
import { presentBusy, presentCalendar } from './present.ts'

export function calendarRoutes(context: Context): Handlers<typeof capabilities.calendars> {
  return {
    'GET /calendars': async ({ host }) => ({
      calendars: (await calendarsOfHost(context, host.hostId)).map(presentCalendar),
    }),
    'PUT /calendars/unread': async ({ host, body: { whenUnread, ...place } }) => ({
      calendars: (await chooseUnread(context, host, place, whenUnread)).map(presentCalendar),
    }),
    'PUT /calendars/counted': async ({ host, body: { counted, ...place } }) => ({
      calendars: (await chooseCounted(context, host, place, [...new Set(counted)])).map(presentCalendar),
    }),
    'GET /calendars/busy': async ({ host, query }) => {
      const { times, unread } = await busyNow(context, host.hostId, spanOf(query))
      return { times: times.map(presentBusy), unread }
    },
    'GET /calendars/choices': async ({ host }) => ({
      syncsCancelation: await syncsCancelation(context.db, host.hostId),
    }),
    'PUT /calendars/choices': async ({ host, body }) => {
      await chooseSync(context, host, body.syncsCancelation)
      return body
    },
    'PUT /calendars': async ({ host, body }) => ({
      calendars: (await chooseCalendars(context, host, body)).map(presentCalendar),
    }),
  }
}
