import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { describeExtension } from './extension.ts'
import {
  allowApp,
  listApps,
  listGrants,
  readRequest,
  registerApp,
  removeApp,
  removeGrant,
} from './operations.ts'
import { presentApp, presentGrant } from './present.ts'

export function oauthRoutes(context: Context): Handlers<typeof capabilities.oauth> {
  return {
    'GET /oauth/extension': async () => describeExtension(context.config, 'route_not_found'),
    'POST /oauth/requests': async ({ host, body }) => readRequest(context, host, body.request),
    'GET /oauth/grants': async ({ host }) => ({
      grants: (await listGrants(context, host)).map(presentGrant),
    }),
    'POST /oauth/grants': async ({ host, body }) => ({
      location: await allowApp(context, host, body.request),
    }),
    'DELETE /oauth/grants/:id': async ({ host, params }) => {
      await removeGrant(context, host, params.id)
      return undefined
    },
    'GET /oauth/apps': async ({ host }) => ({ apps: (await listApps(context, host)).map(presentApp) }),
    'POST /oauth/apps': async ({ host, body }) => {
      const { app, secret } = await registerApp(context, host, body)
      return { app: presentApp(app), secret }
    },
    'DELETE /oauth/apps/:id': async ({ host, params }) => {
      await removeApp(context, host, params.id)
      return undefined
    },
  }
}
