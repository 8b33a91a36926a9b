import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  'analytics.text': 'Weergaven en boekingen per dag. Je tijdzone: {zone}.',
  'analytics.range': 'Getoonde dagen',
  'analytics.last': { one: 'Laatste {count} dag', other: 'Laatste {count} dagen' },
  'analytics.own': 'Aangepast',
  'analytics.from': 'Van',
  'analytics.to': 'Tot en met',
  'analytics.wrong': {
    one: 'Kies een bereik van maximaal {count} dag.',
    other: 'Kies een bereik van maximaal {count} dagen.',
  },
  'analytics.shown': 'Getoond in de grafiek',
  'analytics.views': 'Weergaven',
  'analytics.bookings': 'Boekingen',
  'analytics.rescheduled': 'Verzet',
  'analytics.canceled': 'Geannuleerd',
  'analytics.completed': 'Voltooid',
  'analytics.week': '{from} tot en met {to}',
  'analytics.before': 'Daarvoor: {number}',
  'analytics.table': 'Als tabel tonen',
  'analytics.day': 'Dag',
  'analytics.hours': 'Populaire tijden',
  'analytics.sum': 'Totaal',
  'analytics.event_types': 'Boekingen per afspraaktype',
  'analytics.sources': 'Bronnen van boekingen',
  'analytics.no_source': 'Direct of onbekend',
  'analytics.people': 'Afspraken per persoon',
  'analytics.none': 'Geen weergaven of boekingen op deze dagen',
  'analytics.none_text':
    'We tellen weergaven en boekingen zodra iemand je pagina opent. We gebruiken geen cookies en volgen niemand.',
}
