import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  invalid_input: 'Er ontbreekt iets of er klopt iets niet. Controleer de gemarkeerde velden.',
  slot_not_available: 'De gekozen tijd is niet beschikbaar',
  slot_taken: 'De gekozen tijd is net bezet geraakt',
  already_canceled: 'Deze afspraak is al geannuleerd',
  already_started: 'Deze afspraak is al begonnen',
  inside_notice: 'Het is te laat om deze afspraak te wijzigen',
  host_only: 'Alleen de host kan deze afspraak wijzigen',
  event_type_off: 'Deze afspraak kan nu niet worden geboekt',
  event_type_not_found: 'Deze afspraak wordt niet meer aangeboden',
  owner_not_found: 'De URL van de boekingspagina is niet geldig',
  booking_not_found: 'Link verlopen',
  idempotency_key_reused: 'Dit is al met andere gegevens verstuurd. Probeer het opnieuw.',
  rate_limited: 'Te veel pogingen. Probeer het over een paar minuten opnieuw.',
  requests_waiting:
    'De host kan nu geen verzoek meer aannemen. Heb je er al een verstuurd, trek het dan in met de link in je e-mail, of wacht op antwoord.',
  mailbox_full: 'We kunnen dit adres nu niet mailen. Gebruik een ander adres of probeer het later opnieuw.',
  proof_needed: 'Zet JavaScript aan om te boeken, of probeer het over een paar minuten opnieuw.',
  unavailable: 'We kunnen de server niet bereiken. Er is niets verloren. Probeer het opnieuw.',
  internal_error: 'Er is iets misgegaan. Er is niets verloren. Probeer het opnieuw.',
}
