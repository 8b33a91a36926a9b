import { limits } from '@scheduling/domain'
import type { Counted } from '../plans/allowance.ts'
import { countEventTypes } from './store.ts'

export const COUNTED_EVENT_TYPES: Counted = {
  kind: 'events',
  count: countEventTypes,
  max: limits.EVENT_TYPES_MAX,
  code: 'event_type_limit_reached',
}
