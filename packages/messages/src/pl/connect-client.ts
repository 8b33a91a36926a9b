import type { texts as source } from '../en/connect-client.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'connect_client.title': '{name} pyta, kiedy masz czas',
  'connect_client.text': 'Temat: {topic} ({duration})',
  'connect_client.connect': 'Połącz: {provider}',
  'connect_client.connect_title': 'Połącz kalendarz',
  'connect_client.connect_text':
    '{name} widzi, kiedy masz zajęte terminy, ale nigdy z kim ani dlaczego, i może rezerwować spotkania z Tobą. Sprawdzamy Twój kalendarz, dopóki nie zakończysz udostępniania.',
  'connect_client.none_ready': 'Na tym serwerze nie można połączyć żadnego kalendarza.',
  'connect_client.file_title': 'Udostępnij plik kalendarza jednorazowo',
  'connect_client.file_text':
    'Wybierz plik .ics. Przeglądarka wysyła tylko zajęte terminy z niego, a my ich nie przechowujemy. Potem wybierasz termin.',
  'connect_client.file': 'Plik kalendarza (.ics)',
  'connect_client.times': 'Terminy, które pasują obu stronom',
  'connect_client.no_times':
    'W najbliższych czterech tygodniach żaden termin nie pasuje obu stronom. Daj znać e-mailem.',
  'connect_client.zone': 'Strefa czasowa: {zone}',
  'connect_client.name': 'Twoje imię i nazwisko',
  'connect_client.email': 'Twój e-mail',
  'connect_client.book': 'Zarezerwuj spotkanie',
  'connect_client.booked': 'Twoje spotkanie jest zarezerwowane',
  'connect_client.booked_text': '{time}. Szczegóły wyślemy e-mailem. Możesz zamknąć tę stronę.',
  'connect_client.decline_title': 'Odmów',
  'connect_client.decline_text': '{name} zobaczy, że odmawiasz, a ten link przestanie działać.',
  'connect_client.decline': 'Odmów',
  'connect_client.declined': 'Twoja odmowa została wysłana',
  'connect_client.declined_text': '{name} nie widzi Twojego kalendarza. Możesz zamknąć tę stronę.',
  'connect_client.connected': '{name} widzi, kiedy masz zajęte terminy',
  'connect_client.connected_text': 'Zachowaj ten link: możesz nim w każdej chwili zakończyć udostępnianie.',
  'connect_client.who': 'Udostępniono dla',
  'connect_client.what': 'Widać',
  'connect_client.what_text': 'Tylko zajęte terminy',
  'connect_client.account': 'Kalendarz',
  'connect_client.since': 'Od',
  'connect_client.last_read': 'Ostatni odczyt',
  'connect_client.never': 'Jeszcze nie',
  'connect_client.again':
    'Nie możemy już odczytać tego kalendarza. Połącz go ponownie lub zakończ udostępnianie.',
  'connect_client.take_back': 'Zakończ udostępnianie',
  'connect_client.take_back_title': 'Zakończyć udostępnianie kalendarza?',
  'connect_client.take_back_text': 'Usuniemy nasz dostęp do niego. Zarezerwowane spotkania pozostaną.',
  'connect_client.taken_back': 'Udostępnianie zakończone',
  'connect_client.taken_back_text': 'Usunęliśmy nasz dostęp do Twojego kalendarza. Możesz zamknąć tę stronę.',
  'connect_client.expired_text':
    'Ten link został już użyty, zastąpiony nowszym lub wygasł. Poproś nadawcę o nowy.',
  'connect_client.refused': 'Niczego nie połączono',
  'connect_client.refused_text': 'Nie udzielono dostępu. Spróbuj ponownie lub odpowiedz w inny sposób.',
  'connect_client.finishing': 'Łączenie…',
  'connect_client.back': 'Wróć do prośby',
  'error.calendar_file_unreadable':
    'Nie udało się odczytać tego pliku jako kalendarza. Wyeksportuj go ponownie jako .ics.',
}
