import { capability } from '../../capability.ts'
import { sweepAttempts } from './operations.ts'
import { PROOF_KEY } from './proof.ts'
import { limitRequests } from './requests.ts'
import { LIMITS } from './limits.ts'

export const abuse = capability({
  name: 'abuse',
  limits: LIMITS,
  keeps: [PROOF_KEY],
  // The lowest of all: what it hooks in holds for every route.
  mount: (app, { context }) => limitRequests(app, context.clock),
  sweeps: [sweepAttempts],
})
