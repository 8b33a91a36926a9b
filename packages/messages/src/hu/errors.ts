import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  invalid_input: 'Valami hiányzik vagy hibás. Ellenőrizze a megjelölt mezőket.',
  slot_not_available: 'A kiválasztott időpont nem elérhető',
  slot_taken: 'A kiválasztott időpontot épp most foglalták le',
  already_canceled: 'Ezt a találkozót már lemondták',
  already_started: 'Ez a találkozó már elkezdődött',
  inside_notice: 'Ezt a találkozót már késő módosítani',
  host_only: 'Ezt a találkozót csak a szervező módosíthatja',
  event_type_off: 'Erre az eseményre most nem lehet foglalni',
  event_type_not_found: 'Ez az esemény már nem elérhető',
  owner_not_found: 'A foglalási oldal URL-címe érvénytelen',
  booking_not_found: 'A link lejárt',
  idempotency_key_reused: 'Ezt már elküldték más adatokkal. Próbálja újra.',
  rate_limited: 'Túl sok próbálkozás. Próbálja újra néhány perc múlva.',
  requests_waiting:
    'A szervező most nem tud több kérést fogadni. Ha már küldött egyet, vonja vissza az e-mailben lévő linkkel, vagy várja meg a választ.',
  mailbox_full: 'Erre a címre most nem tudunk e-mailt küldeni. Adjon meg másikat, vagy próbálja újra később.',
  proof_needed: 'A foglaláshoz kapcsolja be a JavaScriptet, vagy próbálja újra néhány perc múlva.',
  unavailable: 'Nem érjük el a szervert. Semmi sem veszett el. Próbálja újra.',
  internal_error: 'Valami hiba történt. Semmi sem veszett el. Próbálja újra.',
}
