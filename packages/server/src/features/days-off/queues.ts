import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

export const HOLIDAY_RENEWAL = defineJob<object>({
  name: 'holiday-rounds',
  lane: LANES.upkeep,
  retry: 'steady',
})
