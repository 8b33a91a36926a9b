import type { texts as source } from '../en/errors.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  invalid_input: 'Czegoś brakuje lub coś jest nie tak. Sprawdź zaznaczone pola.',
  slot_not_available: 'Wybrany termin jest niedostępny',
  slot_taken: 'Wybrany termin został właśnie zajęty',
  already_canceled: 'To spotkanie jest już odwołane',
  already_started: 'To spotkanie już się rozpoczęło',
  inside_notice: 'Jest już za późno, aby zmienić to spotkanie',
  host_only: 'Tylko organizator może zmienić to spotkanie',
  event_type_off: 'Tego wydarzenia nie można teraz zarezerwować',
  event_type_not_found: 'To wydarzenie nie jest już oferowane',
  owner_not_found: 'Adres URL strony rezerwacji jest nieprawidłowy',
  booking_not_found: 'Link wygasł',
  idempotency_key_reused: 'To zostało już wysłane z innymi danymi. Spróbuj ponownie.',
  rate_limited: 'Zbyt wiele prób. Spróbuj ponownie za kilka minut.',
  requests_waiting:
    'Organizator nie może teraz przyjąć kolejnej prośby. Jeśli masz już wysłaną prośbę, wycofaj ją linkiem z e-maila lub poczekaj na odpowiedź.',
  mailbox_full: 'Nie możemy teraz wysłać e-maila na ten adres. Podaj inny lub spróbuj później.',
  proof_needed: 'Włącz JavaScript, aby zarezerwować, lub spróbuj ponownie za kilka minut.',
  unavailable: 'Nie możemy połączyć się z serwerem. Nic nie przepadło. Spróbuj ponownie.',
  internal_error: 'Coś poszło nie tak. Nic nie przepadło. Spróbuj ponownie.',
}
