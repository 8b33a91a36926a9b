import type { Api } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { readActivity } from './operations.ts'
import { presentActivity } from './present.ts'

export function activityRoutes(context: Context): Handlers<Pick<Api, 'GET /account-activity'>> {
  return {
    'GET /account-activity': async ({ host, query }) => {
      const { entries, next } = await readActivity(context, host, query)
      return { activity: entries.map(presentActivity), next }
    },
  }
}
