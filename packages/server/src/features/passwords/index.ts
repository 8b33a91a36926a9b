import { capability } from '../../capability.ts'
import { PASSWORD_HASHES } from './hashes.ts'
import { LIMITS } from './limits.ts'
import { passwordChangedMail } from './mails/index.ts'
import { passwordResetMail } from './mails/password-reset/index.ts'
import { cleanUpResets } from './reset.ts'
import { passwordRoutes } from './routes.ts'
import { TABLES } from './tables.ts'

export const passwords = capability({
  name: 'passwords',
  tables: TABLES,
  limits: LIMITS,
  services: [PASSWORD_HASHES],
  routes: passwordRoutes,
  mails: [passwordResetMail, passwordChangedMail],
  cleanups: [cleanUpResets],
})
