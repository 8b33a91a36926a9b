import { on, capability } from '../../capability.ts'
import { PASSKEYS_OF } from '../passwords/events.ts'
import { CHALLENGE_KEY } from './challenge.ts'
import { LIMITS } from './limits.ts'
import { passkeyMail } from './mails/index.ts'
import { passkeysToShow } from './operations.ts'
import { passkeyRoutes } from './routes.ts'
import { deletePasskeys } from './store.ts'
import { TABLES } from './tables.ts'

export const passkeys = capability({
  name: 'passkeys',
  tables: TABLES,
  limits: LIMITS,
  services: [CHALLENGE_KEY],
  routes: passkeyRoutes,
  mails: [passkeyMail],
  hooks: [on(PASSKEYS_OF, { list: passkeysToShow, remove: deletePasskeys })],
})
