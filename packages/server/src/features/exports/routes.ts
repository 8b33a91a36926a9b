import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { askExport, exportFile, newestExport } from './operations.ts'
import { presentExport } from './present.ts'

export function exportRoutes(context: Context): Handlers<typeof capabilities.exports> {
  return {
    'GET /export': async ({ host }) => {
      const newest = await newestExport(context, host.hostId)
      return { export: newest ? presentExport(newest) : null }
    },
    'POST /export': async ({ host }) => presentExport(await askExport(context, host)),
    'GET /export/:id/file': ({ host, params }) => exportFile(context, host, params.id),
  }
}
