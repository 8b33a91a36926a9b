import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'tr'> = {
  'busy.previous': 'Önceki hafta',
  'busy.next': 'Sonraki hafta',
  'busy.meeting': 'Toplantı veya ayrılmış saat',
  'busy.in': 'Meşgul, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Bu hafta meşgul saat yok.',
  'busy.count': { one: 'Bu hafta {count} meşgul saat', other: 'Bu hafta {count} meşgul saat' },
}
