import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  invalid_input: 'Ceva lipsește sau este greșit. Verifică câmpurile marcate.',
  slot_not_available: 'Intervalul selectat nu este disponibil',
  slot_taken: 'Intervalul selectat tocmai a fost ocupat',
  already_canceled: 'Această întâlnire este deja anulată',
  already_started: 'Această întâlnire a început deja',
  inside_notice: 'Este prea târziu ca să modifici această întâlnire',
  host_only: 'Doar gazda poate modifica această întâlnire',
  event_type_off: 'Acest eveniment nu poate fi rezervat acum',
  event_type_not_found: 'Acest eveniment nu mai este oferit',
  owner_not_found: 'Adresa paginii de rezervare nu este validă',
  booking_not_found: 'Link expirat',
  idempotency_key_reused: 'Cererea a fost deja trimisă cu alte date. Încearcă din nou.',
  rate_limited: 'Prea multe încercări. Încearcă din nou peste câteva minute.',
  requests_waiting:
    'Gazda nu poate primi acum încă o cerere. Dacă ai trimis deja una, retrage-o cu linkul din e-mail sau așteaptă răspunsul.',
  mailbox_full: 'Nu putem trimite acum e-mailuri la această adresă. Folosește alta sau încearcă mai târziu.',
  proof_needed: 'Activează JavaScript ca să rezervi sau încearcă din nou peste câteva minute.',
  unavailable: 'Nu putem contacta serverul. Nu s-a pierdut nimic. Încearcă din nou.',
  internal_error: 'Ceva nu a mers bine. Nu s-a pierdut nimic. Încearcă din nou.',
}
