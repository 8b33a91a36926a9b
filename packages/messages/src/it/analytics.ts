import type { texts as source } from '../en/analytics.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'analytics.text': 'Visite e prenotazioni per giorno. Il tuo fuso orario: {zone}.',
  'analytics.range': 'Giorni mostrati',
  'analytics.last': { one: 'Ultimo giorno', other: 'Ultimi {count} giorni' },
  'analytics.own': 'Altro',
  'analytics.from': 'Da',
  'analytics.to': 'A',
  'analytics.wrong': {
    one: 'Scegli un intervallo massimo di {count} giorno.',
    other: 'Scegli un intervallo massimo di {count} giorni.',
  },
  'analytics.shown': 'Mostrati nel grafico',
  'analytics.views': 'Visite',
  'analytics.bookings': 'Prenotazioni',
  'analytics.rescheduled': 'Riprogrammate',
  'analytics.canceled': 'Annullate',
  'analytics.completed': 'Svolte',
  'analytics.week': '{from} – {to}',
  'analytics.before': 'Prima: {number}',
  'analytics.table': 'Mostra come tabella',
  'analytics.day': 'Giorno',
  'analytics.hours': 'Orari più richiesti',
  'analytics.sum': 'Totale',
  'analytics.event_types': 'Prenotazioni per tipo di evento',
  'analytics.sources': 'Origine delle prenotazioni',
  'analytics.no_source': 'Diretta o sconosciuta',
  'analytics.people': 'Riunioni per persona',
  'analytics.none': 'Nessuna visita o prenotazione in questi giorni',
  'analytics.none_text':
    'Contiamo visite e prenotazioni appena qualcuno apre la tua pagina. Non usiamo cookie e non tracciamo nessuno.',
}
