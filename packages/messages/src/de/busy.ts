import type { texts as source } from '../en/busy.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'busy.previous': 'Vorige Woche',
  'busy.next': 'Nächste Woche',
  'busy.meeting': 'Termin oder gehaltene Zeit',
  'busy.in': 'Belegt, {calendar}',
  'busy.event_in': '{title}, {calendar}',
  'busy.none': 'Keine belegten Zeiten in dieser Woche.',
  'busy.count': {
    one: '{count} belegte Zeit in dieser Woche',
    other: '{count} belegte Zeiten in dieser Woche',
  },
}
