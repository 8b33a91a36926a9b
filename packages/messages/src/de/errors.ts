import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'de'> = {
  invalid_input: 'Etwas fehlt oder stimmt nicht. Prüfen Sie die markierten Felder.',
  slot_not_available: 'Die gewählte Zeit ist nicht frei',
  slot_taken: 'Die gewählte Zeit wurde gerade vergeben',
  already_canceled: 'Dieser Termin ist schon abgesagt',
  already_started: 'Dieser Termin hat schon begonnen',
  inside_notice: 'Für eine Änderung dieses Termins ist es zu spät',
  host_only: 'Nur der Gastgeber kann diesen Termin ändern',
  event_type_off: 'Dieser Termin kann gerade nicht gebucht werden',
  event_type_not_found: 'Dieser Termin wird nicht mehr angeboten',
  owner_not_found: 'Die Adresse der Buchungsseite stimmt nicht',
  booking_not_found: 'Link abgelaufen',
  idempotency_key_reused: 'Das wurde zweimal verschieden gesendet. Versuchen Sie es noch einmal.',
  rate_limited: 'Zu viele Versuche. Versuchen Sie es in ein paar Minuten noch einmal.',
  requests_waiting:
    'Der Gastgeber kann gerade keine weitere Anfrage annehmen. Haben Sie schon eine gesendet, ziehen Sie sie mit dem Link in Ihrer E-Mail zurück, oder warten Sie auf die Antwort.',
  mailbox_full:
    'An diese Adresse können wir gerade nicht schreiben. Nehmen Sie eine andere, oder versuchen Sie es später.',
  proof_needed:
    'Schalten Sie JavaScript ein, um zu buchen, oder versuchen Sie es in ein paar Minuten noch einmal.',
  unavailable: 'Der Server ist nicht erreichbar. Nichts geht verloren: Versuchen Sie es noch einmal.',
  internal_error: 'Etwas ist schiefgegangen. Nichts geht verloren: Versuchen Sie es noch einmal.',
}
