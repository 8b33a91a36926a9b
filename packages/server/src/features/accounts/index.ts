import { at, capability } from '../../capability.ts'
import { MORE_HOST_NAMES } from '../../http/known-hosts.ts'
import { customDomains } from './custom-domains.ts'
import { ACCOUNT_NEWS } from './events.ts'
import { sweepAccounts } from './operations.ts'
import { accountRoutes } from './routes.ts'
import { signedIn, verified } from './sessions.ts'
import { CODE_KEY } from './verification.ts'
import { LIMITS } from './limits.ts'

export const accounts = capability({
  name: 'accounts',
  limits: LIMITS,
  keeps: [CODE_KEY],
  routes: accountRoutes,
  authenticates: { host: signedIn, verified },
  announces: [ACCOUNT_NEWS],
  sweeps: [sweepAccounts],
  takesPart: [at(MORE_HOST_NAMES, customDomains)],
})
