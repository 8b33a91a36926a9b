import { capability } from '../../capability.ts'
import { cleanUpGuesses } from './back-off.ts'
import { BLOCKS } from './blocks.ts'
import { cleanUpAttempts } from './operations.ts'
import { PROOF_KEY } from './proof.ts'
import { limitRequests } from './requests.ts'
import { LIMITS } from './limits.ts'
import { TABLES } from './tables.ts'

export const abuse = capability({
  name: 'abuse',
  tables: TABLES,
  limits: LIMITS,
  services: [PROOF_KEY, BLOCKS],
  // This capability is the lowest, so its hook applies to every route.
  mount: (app, { context }) => limitRequests(app, context.clock),
  cleanups: [cleanUpAttempts, cleanUpGuesses],
})
