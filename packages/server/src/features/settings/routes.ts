import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { presentMe } from '../accounts/present.ts'
import { changeLink, changeSettings, linkChoice, settingsOf } from './operations.ts'
import { presentSettings } from './present.ts'

export function settingsRoutes(context: Context): Handlers<typeof capabilities.settings> {
  return {
    'GET /settings': async ({ host }) => presentSettings(await settingsOf(context, host)),
    'PATCH /settings': async ({ host, body }) => presentSettings(await changeSettings(context, host, body)),
    'PUT /settings/link': async ({ host, body }) => presentMe(await changeLink(context, host, body.link)),
    'GET /settings/link': async ({ host, query }) => linkChoice(context, host, query.link),
  }
}
