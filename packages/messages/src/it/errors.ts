import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  invalid_input: 'Manca qualcosa o c’è un errore. Controlla i campi evidenziati.',
  slot_not_available: 'L’orario scelto non è disponibile',
  slot_taken: 'L’orario scelto è appena stato preso',
  already_canceled: 'Questa riunione è già annullata',
  already_started: 'Questa riunione è già iniziata',
  inside_notice: 'È troppo tardi per modificare questa riunione',
  host_only: 'Solo l’host può modificare questa riunione',
  event_type_off: 'Al momento questo evento non si può prenotare',
  event_type_not_found: 'Questo evento non è più offerto',
  owner_not_found: 'L’URL della pagina di prenotazione non è valido',
  booking_not_found: 'Link scaduto',
  idempotency_key_reused: 'È già stato inviato con dati diversi. Riprova.',
  rate_limited: 'Troppi tentativi. Riprova tra qualche minuto.',
  requests_waiting:
    'L’host non può ricevere altre richieste in questo momento. Se ne hai già inviata una, ritirala con il link nell’email o attendi la risposta.',
  mailbox_full:
    'Al momento non possiamo inviare email a questo indirizzo. Usane un altro o riprova più tardi.',
  proof_needed: 'Attiva JavaScript per prenotare o riprova tra qualche minuto.',
  unavailable: 'Il server non è raggiungibile. Non è andato perso nulla. Riprova.',
  internal_error: 'Qualcosa è andato storto. Non è andato perso nulla. Riprova.',
}
