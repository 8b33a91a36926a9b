import { on, capability } from '../../capability.ts'
import { ACCOUNT_CLOSED } from '../accounts/events.ts'
import { HOST_GONE } from '../hosts/events.ts'
import { OTHER_TOKENS } from '../sessions/events.ts'
import { LIMITS } from './limits.ts'
import { apiKeyMail } from './mails/index.ts'
import { callerByKey, cleanUpApiKeys } from './operations.ts'
import { apiKeyRoutes } from './routes.ts'
import { deleteApiKeysOfAccount, deleteApiKeysOfHost } from './store.ts'
import { TABLES } from './tables.ts'

export const apiKeys = capability({
  name: 'api-keys',
  tables: TABLES,
  limits: LIMITS,
  routes: apiKeyRoutes,
  mails: [apiKeyMail],
  cleanups: [cleanUpApiKeys],
  hooks: [
    on(OTHER_TOKENS, callerByKey),
    on(ACCOUNT_CLOSED, deleteApiKeysOfAccount),
    on(HOST_GONE, async (_context, trx, hostId) => deleteApiKeysOfHost(trx, hostId)),
  ],
})
