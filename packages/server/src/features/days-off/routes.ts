import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { changeDaysOff, countriesWithHolidays, getDaysOff } from './operations.ts'
import { presentDaysOff } from './present.ts'

export function daysOffRoutes(context: Context): Handlers<typeof capabilities.daysOff> {
  return {
    'GET /days-off': async ({ host }) => presentDaysOff(await getDaysOff(context, host.hostId)),
    'PATCH /days-off': async ({ host, body }) => presentDaysOff(await changeDaysOff(context, host, body)),
    'GET /days-off/countries': async ({ host }) => ({
      countries: await countriesWithHolidays(context, host.hostId),
    }),
  }
}
