import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { calendarsOfHost, chooseCalendars } from './operations.ts'
import { presentCalendar } from './present.ts'

export function calendarRoutes(context: Context): Handlers<typeof capabilities.calendars> {
  return {
    'GET /calendars': async ({ host }) => ({
      calendars: (await calendarsOfHost(context, host.hostId)).map(presentCalendar),
    }),
    'PUT /calendars': async ({ host, body }) => ({
      calendars: (await chooseCalendars(context, host, body)).map(presentCalendar),
    }),
  }
}
