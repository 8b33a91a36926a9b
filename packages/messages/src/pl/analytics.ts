import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'analytics.text': 'Odsłony i rezerwacje według dni. Twoja strefa czasowa: {zone}.',
  'analytics.range': 'Wyświetlane dni',
  'analytics.last': {
    one: 'Ostatni {count} dzień',
    few: 'Ostatnie {count} dni',
    many: 'Ostatnie {count} dni',
  },
  'analytics.own': 'Własny zakres',
  'analytics.from': 'Od',
  'analytics.to': 'Do',
  'analytics.wrong': {
    one: 'Wybierz zakres do {count} dnia.',
    few: 'Wybierz zakres do {count} dni.',
    many: 'Wybierz zakres do {count} dni.',
  },
  'analytics.shown': 'Widoczne na wykresie',
  'analytics.views': 'Odsłony',
  'analytics.bookings': 'Rezerwacje',
  'analytics.rescheduled': 'Przełożone',
  'analytics.canceled': 'Odwołane',
  'analytics.completed': 'Zakończone',
  'analytics.week': '{from} – {to}',
  'analytics.before': 'Poprzednio: {number}',
  'analytics.table': 'Pokaż jako tabelę',
  'analytics.day': 'Dzień',
  'analytics.hours': 'Popularne godziny',
  'analytics.sum': 'Razem',
  'analytics.event_types': 'Rezerwacje według typu wydarzenia',
  'analytics.sources': 'Źródła rezerwacji',
  'analytics.no_source': 'Bezpośrednie lub nieznane',
  'analytics.people': 'Spotkania według osób',
  'analytics.none': 'Brak odsłon i rezerwacji w tych dniach',
  'analytics.none_text':
    'Odsłony i rezerwacje liczymy od chwili, gdy ktoś otworzy Twoją stronę. Nie używamy plików cookie i nikogo nie śledzimy.',
}
