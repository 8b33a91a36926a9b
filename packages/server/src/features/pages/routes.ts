import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { TELL_BROWSERS } from './zones.ts'

type TimeZoneRoutes = Pick<typeof capabilities.publicPages, 'GET /time-zones'>

export function timeZoneRoutes(context: Context): Handlers<TimeZoneRoutes> {
  return {
    'GET /time-zones': () =>
      Promise.resolve({
        version: context.zones.version,
        told: context.service(TELL_BROWSERS).dashboard(context.clock.now()),
      }),
  }
}
