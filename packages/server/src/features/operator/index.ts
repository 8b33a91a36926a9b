import { capability } from '../../capability.ts'
import { operatorGuard } from './guard.ts'
import { mountOperator } from './routes.ts'

export const operator = capability({
  name: 'operator',
  mount: mountOperator,
  authenticates: { operator: operatorGuard },
})
