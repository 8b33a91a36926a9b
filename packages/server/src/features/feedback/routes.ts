import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { giveFeedback } from './operations.ts'

export function feedbackRoutes(context: Context): Handlers<typeof capabilities.feedback> {
  return {
    'POST /feedback': async ({ host, body }) => {
      await giveFeedback(context, host, body)
      return undefined
    },
  }
}
