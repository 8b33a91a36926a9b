import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  'analytics.text': 'Visninger og bookinger pr. dag. Din tidszone: {zone}.',
  'analytics.range': 'Viste dage',
  'analytics.last': { one: 'Seneste {count} dag', other: 'Seneste {count} dage' },
  'analytics.own': 'Tilpasset',
  'analytics.from': 'Fra',
  'analytics.to': 'Til',
  'analytics.wrong': {
    one: 'Vælg et interval på højst {count} dag.',
    other: 'Vælg et interval på højst {count} dage.',
  },
  'analytics.shown': 'Vist i diagrammet',
  'analytics.views': 'Visninger',
  'analytics.bookings': 'Bookinger',
  'analytics.rescheduled': 'Flyttet',
  'analytics.canceled': 'Aflyst',
  'analytics.completed': 'Gennemført',
  'analytics.week': '{from} til {to}',
  'analytics.before': 'Før: {number}',
  'analytics.table': 'Vis som tabel',
  'analytics.day': 'Dag',
  'analytics.hours': 'Populære tider',
  'analytics.sum': 'I alt',
  'analytics.event_types': 'Bookinger efter mødetype',
  'analytics.sources': 'Bookingkilder',
  'analytics.no_source': 'Direkte eller ukendt',
  'analytics.people': 'Møder efter person',
  'analytics.none': 'Ingen visninger eller bookinger disse dage',
  'analytics.none_text':
    'Vi tæller visninger og bookinger, så snart nogen åbner din side. Vi bruger ingen cookies og sporer ingen.',
}
