import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'overview.title': 'Überblick',
  'overview.next': 'Nächste Termine',
  'overview.no_meetings': 'Keine Termine gebucht.',
  'overview.all': 'Alle anzeigen',
  'overview.polls': 'Umfragen, die auf Ihre Wahl warten',
  'overview.votes': { one: '{count} Stimme', other: '{count} Stimmen' },
  'overview.available': 'Nächste freie Zeit',
  'overview.none_available': 'Keine freien Zeiten.',
  'overview.check_availability': 'Verfügbarkeit prüfen',
  'overview.recent': { one: 'Letzter Tag', other: 'Letzte {count} Tage' },
  'overview.bookings': { one: '{count} Buchung', other: '{count} Buchungen' },
  'overview.other': 'Andere Buchungen',
  'overview.analytics': 'Analysen ansehen',
}
