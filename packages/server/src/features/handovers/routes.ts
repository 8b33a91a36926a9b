import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { countMeetings, listHandovers } from './operations.ts'

export function handoverRoutes(context: Context): Handlers<typeof capabilities.handovers> {
  return {
    'GET /organization/meetings-to-come': async ({ host, query }) => ({
      total: await countMeetings(context, host, query.member_id),
    }),
    'GET /organization/handovers': async ({ host }) => listHandovers(context, host),
  }
}
