import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  invalid_input: 'Något saknas eller är fel. Kontrollera de markerade fälten.',
  slot_not_available: 'Den valda tiden är inte tillgänglig',
  slot_taken: 'Den valda tiden har just blivit upptagen',
  already_canceled: 'Det här mötet är redan avbokat',
  already_started: 'Det här mötet har redan börjat',
  inside_notice: 'Det är för sent att ändra det här mötet',
  host_only: 'Bara värden kan ändra det här mötet',
  event_type_off: 'Det här mötet kan inte bokas just nu',
  event_type_not_found: 'Det här mötet erbjuds inte längre',
  owner_not_found: 'Bokningssidans adress är inte giltig',
  booking_not_found: 'Länken har gått ut',
  idempotency_key_reused: 'Det här har redan skickats med andra uppgifter. Försök igen.',
  rate_limited: 'För många försök. Försök igen om några minuter.',
  requests_waiting:
    'Värden kan inte ta emot fler begäranden just nu. Om du redan har skickat en kan du dra tillbaka den med länken i ditt mejl eller vänta på svar.',
  mailbox_full: 'Vi kan inte mejla den här adressen just nu. Använd en annan eller försök igen senare.',
  proof_needed: 'Aktivera JavaScript för att boka, eller försök igen om några minuter.',
  unavailable: 'Vi når inte servern. Inget har gått förlorat. Försök igen.',
  internal_error: 'Något gick fel. Inget har gått förlorat. Försök igen.',
}
