import { capability } from '../../capability.ts'
import { PROBE_KEY } from './doctor/probe.ts'
import { operatorGuard } from './guard.ts'
import { mountOperator } from './routes.ts'
import { LIMITS } from './limits.ts'

export const operator = capability({
  name: 'operator',
  limits: LIMITS,
  services: [PROBE_KEY],
  mount: mountOperator,
  authenticates: { operator: operatorGuard },
})
