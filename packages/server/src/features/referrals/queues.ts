import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

export const GIFT_CARD_ROUND = defineJob<object>({
  name: 'gift-card-rounds',
  lane: LANES.upkeep,
  retry: 'steady',
})
