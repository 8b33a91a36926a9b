import { at, capability } from '../../capability.ts'
import { ISOLATION } from '../../isolation/isolation.ts'
import { ACCOUNT_CLOSED } from '../accounts/events.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { OTHER_TOKENS } from '../sessions/events.ts'
import { LIMITS } from './limits.ts'
import { appMail } from './mails/index.ts'
import { mountOauth } from './mount.ts'
import { callerByAccessToken, sweepGrants } from './operations.ts'
import { oauthRoutes } from './routes.ts'
import { deleteOfAccount, deleteOfHost } from './store.ts'
import { TABLES } from './tables.ts'

export const oauth = capability({
  name: 'oauth',
  keeps: [ISOLATION],
  tables: TABLES,
  limits: LIMITS,
  routes: oauthRoutes,
  mount: mountOauth,
  mails: [appMail],
  sweeps: [sweepGrants],
  takesPart: [
    at(OTHER_TOKENS, async (context, token, calling) => callerByAccessToken(context, token, calling)),
    at(ACCOUNT_CLOSED, deleteOfAccount),
    at(HOST_GONE, async (_context, trx, hostId) => deleteOfHost(trx, hostId)),
  ],
})
