import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { brandingOf, changeLook, putImage, removeImage } from './operations.ts'
import { presentBranding } from './present.ts'

export function brandingRoutes(context: Context): Handlers<typeof capabilities.branding> {
  return {
    'GET /settings/branding': async ({ host }) => presentBranding(context, await brandingOf(context, host)),
    'PATCH /settings/branding': async ({ host, body }) =>
      presentBranding(context, await changeLook(context, host, body)),
    'PUT /settings/branding/:kind': async ({ host, params, query, body }) =>
      presentBranding(
        context,
        await putImage(context, host, params.kind, { content: body, crop: query.crop ?? null }),
      ),
    'DELETE /settings/branding/:kind': async ({ host, params }) =>
      presentBranding(context, await removeImage(context, host, params.kind)),
  }
}
