import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source> = {
  'analytics.text': 'Wie Ihre Buchungsseiten laufen, Tag für Tag in Ihrer Zeit: {zone}.',
  'analytics.range': 'Gezeigte Tage',
  'analytics.last': { one: 'Letzter Tag', other: 'Letzte {count} Tage' },
  'analytics.own': 'Eigene',
  'analytics.from': 'Von',
  'analytics.to': 'Bis',
  'analytics.wrong': 'Wählen Sie einen ersten und einen letzten Tag, zusammen höchstens {count} Tage.',
  'analytics.shown': 'Was Tag für Tag gezeichnet ist',
  'analytics.views': 'Aufrufe',
  'analytics.bookings': 'Buchungen',
  'analytics.rescheduled': 'Verschoben',
  'analytics.canceled': 'Abgesagt',
  'analytics.completed': 'Stattgefunden',
  'analytics.week': '{from} bis {to}',
  'analytics.most': { one: 'höchstens {count}', other: 'höchstens {count}' },
  'analytics.table': 'Als Tabelle',
  'analytics.day': 'Tag',
  'analytics.weekdays': 'Beliebte Wochentage',
  'analytics.none': 'In diesen Tagen gibt es nichts zu zählen',
  'analytics.none_text':
    'Aufrufe und Buchungen werden gezählt, sobald jemand Ihre Seite öffnet. Dafür braucht es kein Cookie, und niemand wird verfolgt.',
}
