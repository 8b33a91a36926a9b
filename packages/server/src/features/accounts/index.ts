import { capability } from '../../capability.ts'
import { sweepEmailChanges } from './email-address/operations.ts'
import { emailAddressRoutes } from './email-address/routes.ts'
import { ACCOUNT_NEWS } from './events.ts'
import { LIMITS } from './limits.ts'
import { accountMail } from './mails/index.ts'
import { sweepAccounts } from './operations.ts'
import { CHALLENGE_KEY } from './passkeys/challenge.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { sweepResets } from './password-reset/operations.ts'
import { passwordResetRoutes } from './password-reset/routes.ts'
import { PASSWORD_HASHES } from './passwords/hashes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { accountRoutes } from './routes.ts'
import { signedIn, verified } from './sessions.ts'
import { settingsRoutes } from './settings/routes.ts'
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
  keeps: [CHALLENGE_KEY, CODE_KEY, PASSWORD_HASHES, RECOVERY_KEY, TWO_FACTOR_SEAL],
  routes: (context) => ({
    ...accountRoutes(context),
    ...settingsRoutes(context),
    ...passwordRoutes(context),
    ...passwordResetRoutes(context),
    ...emailAddressRoutes(context),
    ...passkeyRoutes(context),
    ...twoFactorRoutes(context),
  }),
  mount: mountTry,
  authenticates: { host: signedIn, verified },
  mails: [accountMail],
  announces: [ACCOUNT_NEWS],
  sweeps: [sweepAccounts, sweepResets, sweepEmailChanges, sweepTwoFactors],
})
