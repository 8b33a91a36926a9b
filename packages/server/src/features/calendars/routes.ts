import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { syncsCancelation } from './choice-store.ts'
import { calendarsOfHost, chooseCalendars, chooseSync } from './operations.ts'
import { presentCalendar } from './present.ts'

export function calendarRoutes(context: Context): Handlers<typeof capabilities.calendars> {
  return {
    'GET /calendars': async ({ host }) => ({
      calendars: (await calendarsOfHost(context, host.hostId)).map(presentCalendar),
    }),
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
