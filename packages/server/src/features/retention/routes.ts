import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { eraseAsked } from '../bookings/change/erase.ts'
import { presentManagedBooking } from '../bookings/present.ts'
import { keepFor, monthsKept } from './operations.ts'

export function retentionRoutes(context: Context): Handlers<typeof capabilities.retention> {
  return {
    'GET /retention': async ({ host }) => ({ months: await monthsKept(context, host.hostId) }),
    'PUT /retention': async ({ host, body }) => ({ months: await keepFor(context, host, body.months) }),
    'POST /manage/erasure': async ({ managed, caller }) =>
      presentManagedBooking(context, await eraseAsked(context, managed, caller)),
  }
}
