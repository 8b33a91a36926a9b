import { limits } from '@scheduling/domain'
import type { Counted } from '../plans/allowance.ts'
import { countPending } from './store.ts'

export const COUNTED_ONE_OFFS: Counted = {
  kind: 'pendings',
  count: countPending,
  max: limits.ONE_OFFS_MAX,
  code: 'one_off_limit_reached',
}
