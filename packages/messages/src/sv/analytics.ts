import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  'analytics.text': 'Visningar och bokningar per dag. Din tidszon: {zone}.',
  'analytics.range': 'Dagar som visas',
  'analytics.last': { one: 'Senaste dygnet', other: 'Senaste {count} dagarna' },
  'analytics.own': 'Eget',
  'analytics.from': 'Från',
  'analytics.to': 'Till',
  'analytics.wrong': {
    one: 'Välj ett intervall på högst {count} dag.',
    other: 'Välj ett intervall på högst {count} dagar.',
  },
  'analytics.shown': 'Visas i diagrammet',
  'analytics.views': 'Visningar',
  'analytics.bookings': 'Bokningar',
  'analytics.rescheduled': 'Ombokade',
  'analytics.canceled': 'Avbokade',
  'analytics.completed': 'Genomförda',
  'analytics.week': '{from} till {to}',
  'analytics.before': 'Tidigare: {number}',
  'analytics.table': 'Visa som tabell',
  'analytics.day': 'Dag',
  'analytics.hours': 'Populära tider',
  'analytics.sum': 'Totalt',
  'analytics.event_types': 'Bokningar per mötestyp',
  'analytics.sources': 'Källor till bokningar',
  'analytics.no_source': 'Direkt eller okänd',
  'analytics.people': 'Möten per person',
  'analytics.none': 'Inga visningar eller bokningar de här dagarna',
  'analytics.none_text':
    'Vi räknar visningar och bokningar så snart någon öppnar din sida. Vi använder inga cookies och spårar ingen.',
}
