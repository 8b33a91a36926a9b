import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  invalid_input: 'Noget mangler eller er forkert. Tjek de markerede felter.',
  slot_not_available: 'Det valgte tidspunkt er ikke ledigt',
  slot_taken: 'Det valgte tidspunkt er lige blevet optaget',
  already_canceled: 'Mødet er allerede aflyst',
  already_started: 'Mødet er allerede begyndt',
  inside_notice: 'Det er for sent at ændre dette møde',
  host_only: 'Kun værten kan ændre dette møde',
  event_type_off: 'Mødet kan ikke bookes nu',
  event_type_not_found: 'Mødet udbydes ikke længere',
  owner_not_found: 'Bookingsidens URL er ikke gyldig',
  booking_not_found: 'Linket er udløbet',
  idempotency_key_reused: 'Det er allerede sendt med andre oplysninger. Prøv igen.',
  rate_limited: 'For mange forsøg. Prøv igen om nogle minutter.',
  requests_waiting:
    'Værten kan ikke tage imod flere anmodninger lige nu. Hvis du allerede har sendt en, så træk den tilbage med linket i din mail, eller vent på svar.',
  mailbox_full: 'Vi kan ikke sende mail til denne adresse nu. Brug en anden, eller prøv igen senere.',
  proof_needed: 'Slå JavaScript til for at booke, eller prøv igen om nogle minutter.',
  unavailable: 'Vi kan ikke få forbindelse til serveren. Intet er gået tabt. Prøv igen.',
  internal_error: 'Noget gik galt. Intet er gået tabt. Prøv igen.',
}
