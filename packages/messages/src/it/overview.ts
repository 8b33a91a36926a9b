import type { texts as source } from '../en/overview.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'overview.title': 'Panoramica',
  'overview.next': 'Prossime riunioni',
  'overview.no_meetings': 'Nessuna riunione in programma.',
  'overview.all': 'Vedi tutte',
  'overview.polls': 'Sondaggi da decidere',
  'overview.votes': { one: '{count} voto', other: '{count} voti' },
  'overview.available': 'Prossimo orario disponibile',
  'overview.none_available': 'Nessun orario disponibile.',
  'overview.check_availability': 'Controlla la tua disponibilità',
  'overview.recent': { one: 'Ultimo giorno', other: 'Ultimi {count} giorni' },
  'overview.bookings': { one: '{count} prenotazione', other: '{count} prenotazioni' },
  'overview.other': 'Altre prenotazioni',
  'overview.analytics': 'Vedi statistiche',
}
