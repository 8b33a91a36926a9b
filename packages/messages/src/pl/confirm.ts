import type { texts as source } from '../en/confirm.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  emailHint: 'Wyślemy kod na ten adres. Wpisz go, aby zarezerwować.',

  title: 'Sprawdź pocztę',
  sent: 'Wysłaliśmy sześciocyfrowy kod na adres {email}. Wpisz go tutaj, aby zarezerwować spotkanie.',
  code: 'Kod z e-maila',
  notThere: 'E-mail nie dotarł? Sprawdź folder ze spamem.',
  sendAgain: 'Wyślij ponownie',
  sentAgain: 'Wysłano ponownie na adres {email}',
  again: {
    one: 'Ponowne wysłanie będzie możliwe za {count} sekundę',
    few: 'Ponowne wysłanie będzie możliwe za {count} sekundy',
    many: 'Ponowne wysłanie będzie możliwe za {count} sekund',
  },
  noMore:
    'Nie możemy wysłać więcej kodów dla tego terminu. Jeśli żaden nie dotrze, sprawdź, czy w adresie nie ma literówki.',
  changeEmail: 'Zmień adres e-mail',

  kept: {
    one: 'Trzymamy dla Ciebie ten termin jeszcze przez {count} minutę',
    few: 'Trzymamy dla Ciebie ten termin jeszcze przez {count} minuty',
    many: 'Trzymamy dla Ciebie ten termin jeszcze przez {count} minut',
  },
  keptShortly: 'Na potwierdzenie tego terminu została niecała minuta',
  keptUntil: 'Trzymamy dla Ciebie ten termin do: {time}',

  sixDigits: 'Wpisz wszystkie sześć cyfr',
  wrong: 'To nie jest kod z e-maila',
  usedUp: 'Zbyt wiele błędnych kodów. Aby zarezerwować, otwórz link z e-maila.',
  ended: 'Nie trzymamy już dla Ciebie tego terminu',
  endedHint:
    'Nic nie zarezerwowano. Wpisane dane zostały zachowane: spróbuj ponownie, póki termin jest wolny.',
  endedLink: 'Nic nie zarezerwowano. Spróbuj ponownie, póki termin jest wolny.',
  askAgain: 'Spróbuj ponownie',

  linkTitle: 'Zarezerwować to spotkanie?',
  linkText: 'Jedno kliknięcie potwierdza, że {email} to Twój adres, i rezerwuje spotkanie.',
  notYou: 'To nie Ty? Zamknij tę stronę, a nic nie zostanie zarezerwowane.',

  // The host approves each booking
  approvalHint: 'Organizator akceptuje każdą rezerwację. Odpowiedź otrzymasz e-mailem.',
  requestTitle: 'Prośba wysłana',
  requestText: 'Organizator musi zaakceptować ten termin. Odpowiedź wyślemy na {email} do: {time}.',
  withdraw: 'Wycofaj prośbę',
  withdrawn: 'Prośba wycofana',
  declined: 'Prośba odrzucona',
  nothingBooked: 'Nic nie zarezerwowano.',
  offerTitle: 'Wybierz inny termin',
  offerText:
    '{name} nie może w wybranym terminie, ale ma wolne te terminy. Trzymamy je dla Ciebie do: {time}.',
  noneWork: 'Żaden nie pasuje',
  offerGone: 'Żaden z tych terminów nie jest już wolny',
  offerEnded: 'Nie trzymamy już dla Ciebie tych terminów',
  propose: 'Zasugeruj inne terminy',
  proposeHint: 'Podaj do trzech terminów. Organizator wybierze jeden.',
  proposeTime: 'Termin {number}',
  proposeMessage: 'Wiadomość',
  proposeSend: 'Wyślij terminy',
  proposePast: 'Ten termin już minął',
  proposedTitle: 'Terminy wysłane',
  proposedText:
    'Organizator wybierze jeden z tych terminów albo odrzuci prośbę. Odpowiedź wyślemy na {email} do: {time}.',
}
