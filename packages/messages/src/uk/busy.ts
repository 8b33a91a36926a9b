import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'uk'> = {
  'busy.previous': 'Попередній тиждень',
  'busy.next': 'Наступний тиждень',
  'busy.meeting': 'Зустріч або утримання часу',
  'busy.in': 'Зайнято, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Цього тижня зайнятого часу немає.',
  'busy.count': {
    one: 'Цього тижня {count} зайнятий слот',
    few: 'Цього тижня {count} зайняті слоти',
    many: 'Цього тижня {count} зайнятих слотів',
  },
}
