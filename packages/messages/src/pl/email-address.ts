import type { texts as source } from '../en/email-address.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'email.text': 'Tym adresem się logujesz i na niego wysyłamy e-maile o Twoim koncie i spotkaniach.',
  'email.now': 'Twój adres to',
  'email.new': 'Nowy adres e-mail',
  'email.same': 'To już jest Twój adres',
  'email.ask': 'Potwierdź oboma adresami',
  'email.waiting': 'Sprawdź obie skrzynki',
  'email.waiting_text':
    'Na każdy adres wysłaliśmy e-mailem link. Twój adres zmieni się po otwarciu obu. Linki działają do: {until}.',
  'email.confirmed': 'potwierdzony',
  'email.unconfirmed': 'jeszcze niepotwierdzony',
  'email.withdraw': 'Zachowaj mój adres',
  'email.withdrawn': 'Twój adres pozostaje bez zmian. Wysłane linki już nie działają.',
  'email.agree_title': 'Zmienić Twój adres e-mail?',
  'email.agree_text':
    'Ktoś poprosił o nowy adres e-mail dla konta. Jeśli jest Twój, potwierdź zmianę. Jeśli nie, zamknij tę stronę.',
  'email.agree': 'Potwierdź zmianę',
  'email.changed': 'Twój adres e-mail się zmienił. Od teraz loguj się nowym.',
  'email.other_waits': 'Adres potwierdzony. Teraz otwórz link wysłany na drugi adres.',
  'email.to_settings': 'Przejdź do ustawień',
}
