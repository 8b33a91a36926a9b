import type { texts as source } from '../en/booking-links.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'links.text':
    'Wyślij komuś link, który przestanie działać po jednym spotkaniu lub po wybranej liczbie spotkań.',
  'links.empty': 'Nie ma jeszcze linków z limitem',
  'links.add': 'Utwórz linki',
  'links.label': 'Notatka',
  'links.label_text': 'Widzisz ją tylko Ty.',
  'links.count': 'Liczba linków',
  'links.max_uses': 'Spotkania na link',
  'links.last_date': 'Link działa do',
  'links.until': 'Do: {date}',
  'links.last_date_text': 'Łącznie z tym dniem. Pozostaw puste, jeśli ma nie wygasać.',
  'links.name': 'Imię i nazwisko uczestnika',
  'links.email': 'E-mail uczestnika',
  'links.prefill_text': 'Wpiszemy to na stronie rezerwacji.',
  'links.made': 'Utworzone linki: {count}',
  'links.copy_all': 'Kopiuj wszystkie linki',
  'links.unused': 'Jeszcze nieużyty',
  'links.used': 'Użyto: {count} z {max}',
  'links.expired': 'Wygasł',
  'links.revoked': 'Unieważniony',
  'links.revoke': 'Unieważnij link',
  'links.revoke_title': 'Unieważnić ten link?',
  'links.delete_title': 'Usunąć ten link?',
  'links.end_text': 'Nikt już nim nic nie zarezerwuje. Spotkania zarezerwowane tym linkiem pozostaną.',
  'error.booking_link_not_found': 'Ten link został usunięty',
  'error.booking_link_limit_reached': 'Masz 500 linków. Usuń część, aby utworzyć kolejne.',
}
