import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import {
  changeCrm,
  getCrm,
  listFields,
  previewMapping,
  retryWrites,
  startBackfill,
  stopBackfill,
} from './operations.ts'
import { presentCrm } from './present.ts'

export function crmRoutes(context: Context): Handlers<typeof capabilities.crms> {
  return {
    'GET /crms/:id': async ({ host, params }) =>
      presentCrm(context, await getCrm(context, host.hostId, params.id)),
    'PATCH /crms/:id': async ({ host, params, body }) =>
      presentCrm(context, await changeCrm(context, host, params.id, body)),
    'GET /crms/:id/fields': async ({ host, params }) => ({
      fields: await listFields(context, host, params.id),
    }),
    'POST /crms/:id/preview': async ({ host, params, body }) =>
      previewMapping(context, host, params.id, body),
    'POST /crms/:id/backfill': async ({ host, params, body }) =>
      presentCrm(context, await startBackfill(context, host, params.id, body.span)),
    'DELETE /crms/:id/backfill': async ({ host, params }) =>
      presentCrm(context, await stopBackfill(context, host.hostId, params.id)),
    'POST /crms/:id/retry': async ({ host, params }) =>
      presentCrm(context, await retryWrites(context, host, params.id)),
  }
}
