import { capability } from '../../capability.ts'
import { ACCOUNT_NEWS } from './events.ts'
import { LIMITS } from './limits.ts'
import { accountMails } from './mails/index.ts'
import { sweepAccounts } from './operations.ts'
import { sweepResets } from './password-reset/operations.ts'
import { passwordResetRoutes } from './password-reset/routes.ts'
import { PASSWORD_HASHES } from './passwords/hashes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { accountRoutes } from './routes.ts'
import { signedIn, verified } from './sessions.ts'
import { TABLES } from './tables.ts'
import { mountTry } from './try.ts'
import { sweepTwoFactors } from './two-factor/operations.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'
import { RECOVERY_KEY, TWO_FACTOR_SEAL } from './two-factor/take-code.ts'
import { CODE_KEY } from './verification.ts'

export const accounts = capability({
  name: 'accounts',
  tables: TABLES,
  limits: LIMITS,
  keeps: [CODE_KEY, PASSWORD_HASHES, RECOVERY_KEY, TWO_FACTOR_SEAL],
  routes: (context) => ({
    ...accountRoutes(context),
    ...passwordRoutes(context),
    ...passwordResetRoutes(context),
    ...twoFactorRoutes(context),
  }),
  mount: mountTry,
  authenticates: { host: signedIn, verified },
  mails: accountMails,
  announces: [ACCOUNT_NEWS],
  sweeps: [sweepAccounts, sweepResets, sweepTwoFactors],
})
