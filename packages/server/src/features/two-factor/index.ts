import { capability } from '../../capability.ts'
import { LIMITS } from './limits.ts'
import { twoFactorMail } from './mails/index.ts'
import { cleanUpTwoFactors } from './operations.ts'
import { twoFactorRoutes } from './routes.ts'
import { TABLES } from './tables.ts'
import { RECOVERY_KEY, TWO_FACTOR_SEAL } from './take-code.ts'

export const twoFactor = capability({
  name: 'two-factor',
  tables: TABLES,
  limits: LIMITS,
  services: [RECOVERY_KEY, TWO_FACTOR_SEAL],
  routes: twoFactorRoutes,
  mails: [twoFactorMail],
  cleanups: [cleanUpTwoFactors],
})
