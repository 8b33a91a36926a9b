import type { texts as source } from '../en/host-mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'host_mails.text': 'Wybierz, które e-maile wysyłamy na adres {email}.',
  'host_mails.booked': 'Nowe spotkania',
  'host_mails.booked_text': 'Z zaproszeniem do Twojego kalendarza.',
  'host_mails.rescheduled': 'Przełożone spotkania',
  'host_mails.rescheduled_text': 'Przez uczestnika lub przez Ciebie.',
  'host_mails.canceled': 'Odwołane spotkania',
  'host_mails.canceled_text': 'Przez uczestnika lub przez Ciebie.',
  'host_mails.reminder': 'Przypomnienia',
  'host_mails.reminder_text': 'Zgodnie z ustawieniami każdego typu wydarzenia.',
  'host_mails.undelivered': 'Niedostarczone e-maile',
  'host_mails.undelivered_text': 'Gdy serwer poczty uczestnika odrzuci e-mail.',
  'host_mails.watched': 'Filmy obejrzane przez leady',
  'host_mails.watched_text': 'Gdy ktoś ogląda przez link leada.',
  'host_mails.watched_pace': 'Jak często dla tego samego leada',
  'host_mails.watched_hourly': 'Za każdym razem, najwyżej raz na godzinę',
  'host_mails.watched_daily': 'Raz dziennie',
  'host_mails.watched_once': 'Tylko za pierwszym razem',
  'host_mails.webhook': 'Niedziałające webhooki',
  'host_mails.webhook_text': 'Gdy webhook ciągle zawodzi lub go wyłączymy.',
  'host_mails.held': {
    one: '{count} e-mail do nowej osoby czeka z powodu naszego dziennego limitu. Następna próba: {when}.',
    few: '{count} e-maile do nowych osób czekają z powodu naszego dziennego limitu. Kolejna wysyłka: {when}.',
    many: '{count} e-maili do nowych osób czeka z powodu naszego dziennego limitu. Kolejna wysyłka: {when}.',
  },
  'host_mails.always':
    'O Twoim koncie piszemy zawsze: o haśle, adresie i nowych urządzeniach. Inni wybierają, które e-maile dostają.',
}
