import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'busy.previous': 'Settimana precedente',
  'busy.next': 'Settimana successiva',
  'busy.meeting': 'Riunione o orario riservato',
  'busy.in': 'Occupato, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Nessun orario occupato questa settimana.',
  'busy.count': {
    one: '{count} orario occupato questa settimana',
    other: '{count} orari occupati questa settimana',
  },
}
