import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'vi'> = {
  'busy.previous': 'Tuần trước',
  'busy.next': 'Tuần sau',
  'busy.meeting': 'Cuộc họp hoặc giờ được giữ',
  'busy.in': 'Bận, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Không có giờ bận trong tuần này.',
  'busy.count': { other: '{count} khung giờ bận trong tuần này' },
}
