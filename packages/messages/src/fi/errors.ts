import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  invalid_input: 'Jotain puuttuu tai on väärin. Tarkista merkityt kentät.',
  slot_not_available: 'Valittu aika ei ole saatavilla',
  slot_taken: 'Valittu aika on juuri varattu',
  already_canceled: 'Tämä tapaaminen on jo peruttu',
  already_started: 'Tämä tapaaminen on jo alkanut',
  inside_notice: 'On liian myöhäistä muuttaa tätä tapaamista',
  host_only: 'Vain järjestäjä voi muuttaa tätä tapaamista',
  event_type_off: 'Tätä tapahtumaa ei voi varata nyt',
  event_type_not_found: 'Tätä tapahtumaa ei enää tarjota',
  owner_not_found: 'Varaussivun osoite ei kelpaa',
  booking_not_found: 'Linkki vanhentunut',
  idempotency_key_reused: 'Tämä on jo lähetetty eri tiedoilla. Yritä uudelleen.',
  rate_limited: 'Liian monta yritystä. Yritä uudelleen muutaman minuutin päästä.',
  requests_waiting:
    'Järjestäjä ei voi juuri nyt ottaa vastaan uutta pyyntöä. Jos olet jo lähettänyt pyynnön, peru se sähköpostin linkistä tai odota vastausta.',
  mailbox_full:
    'Emme voi nyt lähettää sähköpostia tähän osoitteeseen. Käytä toista tai yritä myöhemmin uudelleen.',
  proof_needed: 'Ota JavaScript käyttöön, jotta voit varata, tai yritä uudelleen muutaman minuutin päästä.',
  unavailable: 'Palvelimeen ei saada yhteyttä. Mitään ei ole kadonnut. Yritä uudelleen.',
  internal_error: 'Jokin meni vikaan. Mitään ei ole kadonnut. Yritä uudelleen.',
}
