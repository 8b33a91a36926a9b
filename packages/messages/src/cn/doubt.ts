import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  mightBeBlocked: '所选时段可能已被占用',
  mightBeBlockedText: '我们目前无法检查主持人的日历。您可以预约，如果时间不合适，主持人会告诉您。',
}
