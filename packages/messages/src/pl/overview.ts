import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'overview.title': 'Przegląd',
  'overview.next': 'Następne spotkania',
  'overview.no_meetings': 'Brak nadchodzących spotkań.',
  'overview.all': 'Zobacz wszystkie',
  'overview.polls': 'Ankiety czekające na decyzję',
  'overview.votes': { one: '{count} głos', few: '{count} głosy', many: '{count} głosów' },
  'overview.available': 'Najbliższy dostępny termin',
  'overview.none_available': 'Brak dostępnych terminów.',
  'overview.check_availability': 'Sprawdź swoją dostępność',
  'overview.recent': {
    one: 'Ostatni {count} dzień',
    few: 'Ostatnie {count} dni',
    many: 'Ostatnie {count} dni',
  },
  'overview.bookings': { one: '{count} rezerwacja', few: '{count} rezerwacje', many: '{count} rezerwacji' },
  'overview.other': 'Inne rezerwacje',
  'overview.analytics': 'Zobacz statystyki',
}
