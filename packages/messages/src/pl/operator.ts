import type { texts as source } from '../en/operator.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  doctor: 'Sprawdź ustawienia, pocztę i sieć',
  title: 'Stan serwera',
  allWell: 'Wszystko w porządku.',
  wrong: {
    one: 'Jedna rzecz jest nie tak',
    few: '{count} rzeczy są nie tak',
    many: '{count} rzeczy jest nie tak',
  },

  paused:
    'Ten serwer przywrócono z kopii zapasowej i jest wstrzymany: nie wysyła e-maili i nie wywołuje innych usług, bo poprzedni serwer mógł to już zrobić. Zatrzymaj tamten serwer i uruchom pnpm admin resume --now.',
  mailsWait:
    'Nikt nie dostaje e-maili: SMTP_URL nie jest ustawiony. Ustaw go, na przykład na smtp://user:password@host:587, i uruchom serwer ponownie. Czekające e-maile zostaną wtedy wysłane.',
  mailsCaught:
    'Nikt nie dostaje e-maili: SMTP_URL ma wartość "mailbox", więc e-maile są tylko przechowywane tutaj. Nie zostaną wysłane później. Do prawdziwego użytku ustaw serwer poczty.',
  nobodySends: {
    by: 'minutes',
    one: 'E-maile czekają od {minutes} minuty: żaden worker nie działa lub nie ma serwera poczty. Uruchom proces z ROLE=worker lub bez ROLE i podaj mu SMTP_URL.',
    few: 'E-maile czekają od {minutes} minut: żaden worker nie działa lub nie ma serwera poczty. Uruchom proces z ROLE=worker lub bez ROLE i podaj mu SMTP_URL.',
    many: 'E-maile czekają od {minutes} minut: żaden worker nie działa lub nie ma serwera poczty. Uruchom proces z ROLE=worker lub bez ROLE i podaj mu SMTP_URL.',
  },
  serverRefuses:
    'Serwer poczty nie przyjmuje e-maili: jest nieosiągalny lub odrzuca nasze. Sprawdź SMTP_URL i dziennik serwera. Próbujemy przez dwa dni.',
  noEncryption:
    'Hasła i linki są wysyłane bez szyfrowania, więc inni mogą je po drodze odczytać. Postaw z przodu proxy, które kończy TLS, i ustaw PUBLIC_URL na jego adres https://.',
  superuser:
    'Serwer jest superużytkownikiem swojej bazy danych, więc nasz błąd mógłby dotknąć całej maszyny. Daj mu rolę, która jest właścicielem jego bazy danych i niczego więcej, i użyj tej roli w DATABASE_URL.',
  keyBesideSecrets:
    'Sekrety uwierzytelniania i tokeny kalendarzy są zaszyfrowane, ale ich klucz jest w tej samej bazie danych: kto ma jej kopię, może je odczytać. Ustaw SECRET_KEYS na 64 cyfry szesnastkowe, na przykład z openssl rand -hex 32, i uruchom serwer ponownie.',

  server: 'Serwer',
  version: 'Wersja',
  roles: 'Ten proces',
  web: 'odpowiada na żądania',
  worker: 'wysyła e-maile, przypomnienia i webhooki',
  since: 'Działa od',
  publicUrl: 'Publiczny adres',
  listens: 'Nasłuchuje na',
  listensAt: '{host}, port {port}',
  knownHosts: 'Inne nazwy',
  proxies: 'Zaufane proxy',
  onThisMachine: 'te na tej maszynie',
  purpose: 'Przeznaczenie',
  trial: 'Wersja próbna z własnymi danymi, tylko dla tej maszyny. Ustaw PUBLIC_URL, aby uruchomić naprawdę.',
  production: 'Produkcja',
  videos: 'Filmy',
  ffmpeg: 'Ten proces ma ffmpeg i może konwertować filmy.',
  noFfmpeg:
    'Ten proces nie ma ffmpeg w /usr/bin, /usr/local/bin ani /opt/homebrew/bin. Filmy można nagrywać, przesyłać i odtwarzać, ale nie przycinać. Nie powstają z nich obrazy ani GIF-y, filmy WebM pozostają bez zmian, a kilka przeglądarek ich nie odtwarza, filmy .ogg zaś nie są pokazywane. Zainstaluj ffmpeg i uruchom serwer ponownie.',

  database: 'Baza danych',
  databaseSize: 'Rozmiar',
  databaseRole: 'Rola',
  migration: 'Najnowsza migracja',
  newestBackup: 'Najnowsza kopia zapasowa',

  mails: 'E-maile',
  mailsGo: 'Stan',
  sent: 'wysłane do odbiorców',
  caught: 'przechowane w skrzynce',
  waiting: 'czekające',
  waitingNow: 'Czekają teraz',
  waitingSince: '{count}, od: {time}',
  none: 'brak',
  later: 'Przypomnienia na później',
  lastSent: 'Ostatnio wysłane',
  never: 'nigdy',
  refused: 'Odrzucone przez odbiorców w ostatnim tygodniu',
}
