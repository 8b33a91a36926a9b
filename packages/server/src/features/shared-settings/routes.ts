import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { chooseInherited, getInherited, getShared, saveShared } from './operations.ts'

export function sharedSettingsRoutes(context: Context): Handlers<typeof capabilities.sharedSettings> {
  return {
    'GET /organization/shared-settings': async ({ host }) => getShared(context, host.hostId),
    'PUT /organization/shared-settings': async ({ host, body }) => saveShared(context, host, body),
    'GET /settings/inherited': async ({ host }) => getInherited(context, host),
    'PUT /settings/inherited': async ({ host, body }) => chooseInherited(context, host, body),
  }
}
