import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

export const GIFT_CARD_DELIVERY = defineJob<object>({
  name: 'gift-card-rounds',
  lane: LANES.upkeep,
  retry: 'steady',
})
