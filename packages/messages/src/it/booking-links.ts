import type { texts as source } from '../en/booking-links.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'links.text':
    'Invia a qualcuno un link che smette di funzionare dopo una riunione, o dopo quante ne scegli.',
  'links.empty': 'Ancora nessun link limitato',
  'links.add': 'Crea i link',
  'links.label': 'Nota',
  'links.label_text': 'La vedi solo tu.',
  'links.count': 'Numero di link',
  'links.max_uses': 'Riunioni per link',
  'links.last_date': 'Il link funziona fino a',
  'links.until': 'Fino a: {date}',
  'links.last_date_text': 'Compreso quel giorno. Lascia vuoto se non deve scadere.',
  'links.name': 'Nome della persona invitata',
  'links.email': 'Email della persona invitata',
  'links.prefill_text': 'Lo compiliamo sulla pagina di prenotazione.',
  'links.made': 'Link creati: {count}',
  'links.copy_all': 'Copia tutti i link',
  'links.unused': 'Non ancora usato',
  'links.used': 'Usato: {count} su {max}',
  'links.expired': 'Scaduto',
  'links.revoked': 'Revocato',
  'links.revoke': 'Revoca il link',
  'links.revoke_title': 'Revocare questo link?',
  'links.delete_title': 'Eliminare questo link?',
  'links.end_text': 'Nessuno può più prenotare con questo link. Le riunioni già prenotate restano.',
  'error.booking_link_not_found': 'Questo link è stato eliminato',
  'error.booking_link_limit_reached': 'Hai 500 link. Eliminane alcuni per crearne altri.',
}
