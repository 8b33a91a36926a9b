import { capability } from '../../capability.ts'
import { operatorGuard } from './guard.ts'
import { mountOperator } from './routes.ts'
import { LIMITS } from './limits.ts'

export const operator = capability({
  name: 'operator',
  limits: LIMITS,
  mount: mountOperator,
  authenticates: { operator: operatorGuard },
})
