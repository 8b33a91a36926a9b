import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'overview.title': 'Überblick',
  'overview.next': 'Nächste Termine',
  'overview.no_meetings': 'Keine Termine gebucht.',
  'overview.all': 'Alle gebuchten Termine',
  'overview.waiting': 'Wartet auf Ihre Entscheidung',
  'overview.votes': { one: '{count} Stimme', other: '{count} Stimmen' },
  'overview.free': 'Nächste freie Zeit',
  'overview.never_free': 'Keine freie Zeit. Prüfen Sie Ihre Verfügbarkeit.',
  'overview.recent': { one: 'Letzter Tag', other: 'Letzte {count} Tage' },
  'overview.bookings': { one: '{count} Buchung', other: '{count} Buchungen' },
  'overview.analytics': 'Alle Analysen',
}
