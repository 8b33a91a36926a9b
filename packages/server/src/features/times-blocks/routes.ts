import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { makeBlock } from './operations.ts'

export function timesBlockRoutes(context: Context): Handlers<typeof capabilities.timesBlocks> {
  return {
    'POST /times-blocks': async ({ host, body }) => makeBlock(context, host, body),
  }
}
