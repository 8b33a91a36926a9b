import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  'analytics.text': 'Visninger og bookinger per dag. Tidssonen din: {zone}.',
  'analytics.range': 'Dager som vises',
  'analytics.last': { one: 'Siste {count} dag', other: 'Siste {count} dager' },
  'analytics.own': 'Egendefinert',
  'analytics.from': 'Fra',
  'analytics.to': 'Til',
  'analytics.wrong': {
    one: 'Velg et intervall på maks. {count} dag.',
    other: 'Velg et intervall på maks. {count} dager.',
  },
  'analytics.shown': 'Vises i diagrammet',
  'analytics.views': 'Visninger',
  'analytics.bookings': 'Bookinger',
  'analytics.rescheduled': 'Flyttet',
  'analytics.canceled': 'Avlyst',
  'analytics.completed': 'Gjennomført',
  'analytics.week': '{from} til {to}',
  'analytics.before': 'Før: {number}',
  'analytics.table': 'Vis som tabell',
  'analytics.day': 'Dag',
  'analytics.hours': 'Populære tider',
  'analytics.sum': 'Totalt',
  'analytics.event_types': 'Bookinger etter møtetype',
  'analytics.sources': 'Kilder til bookinger',
  'analytics.no_source': 'Direkte eller ukjent',
  'analytics.people': 'Møter etter person',
  'analytics.none': 'Ingen visninger eller bookinger disse dagene',
  'analytics.none_text':
    'Vi teller visninger og bookinger så snart noen åpner siden din. Vi bruker ingen informasjonskapsler og sporer ingen.',
}
