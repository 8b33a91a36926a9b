import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  'analytics.text': 'Aufrufe und Buchungen pro Tag. Ihre Zeitzone: {zone}.',
  'analytics.range': 'Gezeigte Tage',
  'analytics.last': { one: 'Letzter Tag', other: 'Letzte {count} Tage' },
  'analytics.own': 'Eigene',
  'analytics.from': 'Von',
  'analytics.to': 'Bis',
  'analytics.wrong': {
    one: 'Wählen Sie einen Zeitraum von höchstens {count} Tag.',
    other: 'Wählen Sie einen Zeitraum von höchstens {count} Tagen.',
  },
  'analytics.shown': 'Im Diagramm gezeigt',
  'analytics.views': 'Aufrufe',
  'analytics.bookings': 'Buchungen',
  'analytics.rescheduled': 'Verschoben',
  'analytics.canceled': 'Abgesagt',
  'analytics.completed': 'Stattgefunden',
  'analytics.week': '{from} bis {to}',
  'analytics.before': 'Davor: {number}',
  'analytics.table': 'Als Tabelle zeigen',
  'analytics.day': 'Tag',
  'analytics.hours': 'Beliebte Zeiten',
  'analytics.sum': 'Gesamt',
  'analytics.event_types': 'Buchungen nach Terminart',
  'analytics.sources': 'Quellen der Buchungen',
  'analytics.no_source': 'Direkt oder unbekannt',
  'analytics.people': 'Termine nach Person',
  'analytics.none': 'Keine Aufrufe oder Buchungen an diesen Tagen',
  'analytics.none_text':
    'Wir zählen Aufrufe und Buchungen, sobald jemand Ihre Seite öffnet. Wir verwenden keine Cookies und verfolgen niemanden.',
}
