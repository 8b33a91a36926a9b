import { on, capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { ACCOUNT_CLOSED } from '../accounts/events.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { OTHER_TOKENS } from '../sessions/events.ts'
import { LIMITS } from './limits.ts'
import { appMail } from './mails/index.ts'
import { mountOauth } from './mount.ts'
import { callerByAccessToken, cleanUpGrants } from './operations.ts'
import { oauthRoutes } from './routes.ts'
import { deleteOfAccount, deleteOfHost } from './store.ts'
import { TABLES } from './tables.ts'

export const oauth = capability({
  name: 'oauth',
  services: [ISOLATION],
  tables: TABLES,
  limits: LIMITS,
  routes: oauthRoutes,
  mount: mountOauth,
  mails: [appMail],
  cleanups: [cleanUpGrants],
  hooks: [
    on(OTHER_TOKENS, async (context, token, calling) => callerByAccessToken(context, token, calling)),
    on(ACCOUNT_CLOSED, deleteOfAccount),
    on(HOST_GONE, async (_context, trx, hostId) => deleteOfHost(trx, hostId)),
  ],
})
