import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  invalid_input: 'Noe mangler eller er feil. Sjekk de markerte feltene.',
  slot_not_available: 'Tidspunktet du valgte, er ikke ledig',
  slot_taken: 'Tidspunktet du valgte, ble nettopp tatt',
  already_canceled: 'Møtet er allerede avlyst',
  already_started: 'Møtet har allerede startet',
  inside_notice: 'Det er for sent å endre dette møtet',
  host_only: 'Bare verten kan endre dette møtet',
  event_type_off: 'Møtet kan ikke bookes nå',
  event_type_not_found: 'Møtet tilbys ikke lenger',
  owner_not_found: 'Nettadressen til bookingsiden er ikke gyldig',
  booking_not_found: 'Lenken er utløpt',
  idempotency_key_reused: 'Dette er allerede sendt med andre opplysninger. Prøv igjen.',
  rate_limited: 'For mange forsøk. Prøv igjen om noen minutter.',
  requests_waiting:
    'Verten kan ikke ta imot flere forespørsler nå. Hvis du allerede har sendt en, kan du trekke den tilbake med lenken i e-posten eller vente på svar.',
  mailbox_full: 'Vi kan ikke sende e-post til denne adressen nå. Bruk en annen, eller prøv igjen senere.',
  proof_needed: 'Slå på JavaScript for å booke, eller prøv igjen om noen minutter.',
  unavailable: 'Vi får ikke kontakt med serveren. Ingenting er gått tapt. Prøv igjen.',
  internal_error: 'Noe gikk galt. Ingenting er gått tapt. Prøv igjen.',
}
