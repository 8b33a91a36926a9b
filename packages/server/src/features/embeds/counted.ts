import { limits } from '@scheduling/domain'
import type { Counted } from '../plans/allowance.ts'
import { countEmbeds } from './store.ts'

export const COUNTED_EMBEDS: Counted = {
  kind: 'embeds',
  count: countEmbeds,
  max: limits.EMBEDS_MAX,
  code: 'embed_limit_reached',
}
