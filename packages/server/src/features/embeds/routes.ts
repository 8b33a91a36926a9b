import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { checkUp } from './check-up/operations.ts'
import { addEmbed, changeEmbed, getEmbed, listHostEmbeds, removeEmbed } from './operations.ts'
import { presentEmbed } from './present.ts'

export function embedRoutes(context: Context): Handlers<typeof capabilities.embeds> {
  return {
    'GET /embeds': async ({ host }) => ({
      embeds: (await listHostEmbeds(context, host.hostId)).map(presentEmbed),
    }),
    'POST /embeds': async ({ host, body }) => presentEmbed(await addEmbed(context, host, body)),
    'GET /embeds/:id': async ({ host, params }) =>
      presentEmbed(await getEmbed(context, host.hostId, params.id)),
    'PATCH /embeds/:id': async ({ host, params, body }) =>
      presentEmbed(await changeEmbed(context, host, params.id, body)),
    'DELETE /embeds/:id': async ({ host, params }) => {
      await removeEmbed(context, host, params.id)
      return undefined
    },
    'POST /embeds/check-up': async ({ host, body, caller }) => checkUp(context, host, body.url, caller),
  }
}
