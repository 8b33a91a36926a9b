import { at, capability } from '../../capability.ts'
import { MORE_HOST_NAMES } from '../../http/known-hosts.ts'
import { DOMAINS } from './custom-domains.ts'
import { sweepEmailChanges } from './email-address/operations.ts'
import { emailAddressRoutes } from './email-address/routes.ts'
import { ACCOUNT_NEWS } from './events.ts'
import { EXPORTED } from '../exports/events.ts'
import { profilePart } from './exported.ts'
import { sweepAccounts } from './operations.ts'
import { CHALLENGE_KEY } from './passkeys/challenge.ts'
import { passkeyRoutes } from './passkeys/routes.ts'
import { PASSWORD_HASHES } from './passwords/hashes.ts'
import { sweepResets } from './password-reset/operations.ts'
import { passwordResetRoutes } from './password-reset/routes.ts'
import { passwordRoutes } from './passwords/routes.ts'
import { accountRoutes } from './routes.ts'
import { signedIn, verified } from './sessions.ts'
import { sweepFormerLinks } from './settings/operations.ts'
import { settingsRoutes } from './settings/routes.ts'
import { mountTry } from './try.ts'
import { sweepTwoFactors } from './two-factor/operations.ts'
import { twoFactorRoutes } from './two-factor/routes.ts'
import { RECOVERY_KEY, TWO_FACTOR_SEAL } from './two-factor/take-code.ts'
import { CODE_KEY } from './verification.ts'
import { LIMITS } from './limits.ts'
import { TABLES } from './tables.ts'
import { accountMail } from './mails/index.ts'

export const accounts = capability({
  name: 'accounts',
  tables: TABLES,
  limits: LIMITS,
  keeps: [CHALLENGE_KEY, DOMAINS, CODE_KEY, PASSWORD_HASHES, RECOVERY_KEY, TWO_FACTOR_SEAL],
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
  sweeps: [sweepAccounts, sweepFormerLinks, sweepResets, sweepEmailChanges, sweepTwoFactors],
  takesPart: [at(MORE_HOST_NAMES, ({ kept }) => kept(DOMAINS).names), at(EXPORTED, profilePart)],
})
