import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cn'> = {
  'busy.previous': '上一周',
  'busy.next': '下一周',
  'busy.meeting': '会议或保留时段',
  'busy.in': '忙碌，{calendar}',
  'busy.event_in': '{title}，{calendar}',
  'busy.none': '本周没有忙碌时间。',
  'busy.count': { other: '本周有 {count} 段忙碌时间' },
}
