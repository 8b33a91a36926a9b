import type { texts as source } from '../en/integrations.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'connector.key': 'Klucz API',
  'connector.key_text':
    '{app} loguje się kluczem API. Utwórz klucz tylko dla {app}, aby móc go usunąć bez wpływu na inne programy.',
  'connector.key_scopes':
    'Może odczytywać i zmieniać spotkania, także jednorazowe, i webhooki oraz odczytywać typy wydarzeń.',
  'connector.key_make': 'Utwórz klucz',
  'connector.hears': 'Zdarzenia wysyłane do {app}',
  'connector.remove': 'Usuń',
  'connector.remove_of': 'Usuń: {name}',
  'connector.stand_in': 'Wypróbuj tutaj',
  'connector.stand_in_text':
    '{app} nie ma dostępu do tej wersji próbnej, więc zastępuje ją program na tym komputerze. Wklej tam swój klucz, włącz wyzwalacz i uruchom działania.',
  'connector.stand_in_open': 'Otwórz program zastępczy',
  'connector.zapier_key': 'Utwórz klucz API i skopiuj go.',
  'connector.zapier_connect':
    'W Zapier dodaj tę aplikację do Zapa, a potem zaloguj się adresem {origin} i kluczem.',
  'connector.zapier_choose':
    'Wybierz wyzwalacz, np. nowe spotkanie, lub działanie, np. rezerwację spotkania.',
  'connector.zapier_try': 'Przetestuj na swoich ostatnich spotkaniach, a potem włącz Zapa.',
  'connector.zapier_note':
    'Administrator tego serwera publikuje aplikację Zapier jednorazowo, z examples/zapier.',
  'connector.zapier_none': 'Brak zdarzeń. Włącz Zapa z wyzwalaczem z tej aplikacji, a pojawi się tutaj.',
  'connector.pabbly_connect_address':
    'W Pabbly Connect wybierz Webhook by Pabbly jako wyzwalacz i skopiuj adres URL webhooka.',
  'connector.pabbly_connect_paste': 'Dodaj tu webhooka z tym adresem URL i wybierz jego zdarzenia.',
  'connector.pabbly_connect_try':
    'Wyślij testowe zdarzenie ze strony webhooka, aby Pabbly Connect rozpoznał pola.',
  'connector.pabbly_connect_act':
    'Aby rezerwować, przekładać lub odwoływać z przepływu, utwórz klucz API i użyj go jako tokena bearer w API by Pabbly, z adresem {origin}/api/v1.',
  'connector.pabbly_connect_note':
    'Aplikacja zbudowana w kreatorze aplikacji Pabbly może tym kluczem skonfigurować własne webhooki.',
  'connector.pabbly_connect_none':
    'Brak zdarzeń. Dodaj webhooka z adresem URL Pabbly Connect, a pojawi się tutaj.',
  'chrome_extension.get': 'Pobierz rozszerzenie i rozpakuj plik.',
  'chrome_extension.load':
    'W Chrome otwórz chrome://extensions, włącz tryb dewelopera, wybierz „Załaduj rozpakowane” i wskaż folder.',
  'chrome_extension.connect':
    'Wpisz {origin} w ustawieniach rozszerzenia, wybierz Połącz i zezwól na dostęp.',
  'chrome_extension.use':
    'Otwórz wiadomość w Gmail lub LinkedIn, kliknij ikonę rozszerzenia i wstaw link lub wolne terminy.',
  'chrome_extension.download': 'Pobierz rozszerzenie',
  'chrome_extension.note':
    'Odczytuje stronę dopiero po kliknięciu jego ikony. Dostęp kończy się po usunięciu go w sekcji Klucze API.',
  'chrome_extension.not_allowed': 'Ten serwer nie zezwala na rozszerzenie. Zapytaj osobę, która go prowadzi.',
  'chrome_extension.access': 'Połączone aplikacje',

  'integrations.text': 'Połącz swoje kalendarze, spotkania wideo, CRM, witrynę i statystyki.',
  'integrations.search': 'Szukaj integracji',
  'integrations.categories': 'Kategoria',
  'integrations.all': 'Wszystkie',
  'integrations.video': 'Wideokonferencje',
  'integrations.calendars': 'Kalendarze',
  'integrations.sales': 'Sprzedaż i CRM',
  'integrations.embed': 'Osadzanie',
  'integrations.tracking': 'Śledzenie',
  'integrations.native': 'Natywne integracje',
  'integrations.extensions': 'Rozszerzenia',
  'integrations.connectors': 'API i łączniki',
  'integrations.count': { one: '{count} integracja', few: '{count} integracje', many: '{count} integracji' },
  'integrations.none': 'Nic nie znaleziono dla „{search}”',
  'integrations.none_text':
    'Każda witryna działa z ogólnym kodem: „Udostępnij swój link”, potem „Dodaj do witryny”.',
  'integrations.show_all': 'Pokaż wszystkie',
  'integrations.connected': 'Połączono',
  'integrations.gone': 'Ta integracja nie istnieje',
  'integrations.gone_text': 'Może mieć inną nazwę. Zobacz wszystkie integracje w katalogu.',

  'platform.video': 'Dodaj film',
  'platform.video_choice': 'Film',
  'platform.video_none': 'Wybierz jeden ze swoich filmów',
  'platform.video_tool': 'Wybierz kolory i przycisk',
  'platform.ways': 'Gdzie umieścić',
  'platform.event': 'Co można rezerwować',
  'platform.steps': 'Krok po kroku',
  'platform.picture': 'Gdzie trafia kod: „{place}”',
  'platform.address': 'Twój adres',
  'platform.download': 'Pobierz wtyczkę',
  'platform.test': 'Potem sprawdź swoją stronę',
  'way.page': 'Na stronie',
  'way.every_page': 'Przycisk na każdej stronie',
  'way.plugin': 'Wtyczka',
  'way.link': 'Link',
  'way.app_block': 'Blok aplikacji',
  'way.video': 'Film',
  'note.wordpress_video': 'Z wtyczką autorzy też mogą dodawać filmy. Ramka zachowuje proporcje filmu.',
  'note.video': 'Ramka zachowuje proporcje filmu przy każdej szerokości. Nie wymaga skryptu.',
  'note.video_fixed': 'Kod trafia do pola o stałej wysokości. Nie wymaga skryptu.',
  'note.wordpress_plugin':
    'Dla administratorów. Potem autorzy mogą używać bloku i krótkiego kodu (shortcode).',
  'note.wordpress_html':
    'Dla administratorów i dla redaktorów pojedynczej witryny. Wszystkim innym WordPress usuwa ramki i skrypty.',
  'note.wordpress_link': 'Dla autorów i współtwórców bez wtyczki. WordPress pozwala im dodawać tylko linki.',
  'note.wix_page': 'Wix umieszcza kod w ramce o stałej wysokości, więc ten kod nie zawiera skryptu.',
  'note.wix_every_page': 'Wymaga planu Wix z własną domeną.',
  'note.squarespace_page':
    'Wysokość dopasowuje się do treści. Twój plan musi zezwalać na kod z ramkami i skryptami.',
  'note.squarespace_every_page': 'Wymaga planu z wstrzykiwaniem kodu.',
  'note.shopify_page': 'Działa w każdym motywie Online Store 2.0. Shopify nie zezwala na skrypty w kasie.',
  'note.shopify_every_page': 'Stopka jest na każdej stronie sklepu z wyjątkiem kasy.',
  'note.shopify_app_block':
    'Dla deweloperów z kontem Partner: examples/shopify to rozszerzenie motywu gotowe do wdrożenia.',
  'note.unbounce_page':
    'Unbounce umieszcza elementy w stałych miejscach, więc ramka ma stałą wysokość i przewija się wewnątrz.',
  'note.unbounce_every_page': 'Przycisk unosi się nad stroną, więc nie zajmuje miejsca.',
  'note.weebly_page': 'Edytor pokazuje tylko podgląd. Sprawdź opublikowaną stronę.',
  'note.webflow_page':
    'Wymaga płatnego planu witryny lub obszaru roboczego. Kalendarz widać tylko w opublikowanej witrynie.',
  'note.webflow_every_page': 'Wymaga płatnego planu witryny.',
  'step.open_page': 'Otwórz stronę w edytorze.',
  'step.open_settings': 'Otwórz ustawienia witryny.',
  'step.choose': 'Wybierz {path}.',
  'step.drag': 'Przeciągnij {place} tam, gdzie ma być kalendarz.',
  'step.paste': 'Wklej kod.',
  'step.paste_into': 'Wklej kod do {place}.',
  'step.height': 'Ustaw pole na co najmniej 700 px wysokości. Nie rośnie ono wraz z treścią.',
  'step.drag_video': 'Przeciągnij {place} tam, gdzie ma być film.',
  'step.video_height':
    'Ustaw pole na 578 px wysokości przy szerokości 800 px. Nie rośnie ono wraz z treścią.',
  'step.wordpress_video': 'Wklej krótki kod (shortcode) tam, gdzie ma być film.',
  'step.publish':
    'Zapisz i opublikuj, a potem otwórz stronę jako odwiedzający. Edytory często pokazują zamiast tego puste pole.',
  'step.wordpress_install':
    'Pobierz wtyczkę, prześlij ją w sekcji Plugins → Add New Plugin → Upload Plugin i włącz.',
  'step.wordpress_connect': 'W sekcji {path} wpisz {origin} i wybierz „Sprawdź połączenie”.',
  'step.wordpress_insert':
    'Wstaw blok „Scheduling” tam, gdzie ma być kalendarz, lub wklej krótki kod (shortcode).',
  'step.paste_link': 'Wklej adres w osobnym wierszu lub zaznacz słowo i zmień je w link.',
  'step.shopify_deploy': 'Skopiuj examples/shopify do swojej aplikacji jako extensions/scheduling i wdróż.',
  'step.shopify_address': 'Wklej adres w ustawieniach bloku.',

  'connect.step_connect': 'Połącz swoje konto.',
  'connect.step_connect_teams':
    'Jeśli Twoje rezerwacje trafiają do kalendarza Outlook, nie trzeba nic łączyć: jego wydarzenia mają pokój. Przy każdym innym kalendarzu lub bez kalendarza połącz tutaj konto służbowe lub szkolne.',
  'connect.step_calendar':
    'Połącz konto w sekcji „Połączenia kalendarzy” i wybierz kalendarz, do którego trafiają nowe wydarzenia.',
  'connect.step_location': 'Wybierz {app} jako lokalizację typu wydarzenia.',
  'connect.step_room':
    'Każda rezerwacja dostaje własny pokój i zachowuje go po przełożeniu. Link jest w e-mailach, kalendarzu i na stronie rezerwacji.',
  'connect.step_busy':
    'Wybierz kalendarze, w których sprawdzamy konflikty. Nikt nie może rezerwować, gdy są zajęte.',
  'connect.step_follow': 'Przenieś lub usuń rezerwację w kalendarzu, a zaktualizujemy ją tutaj.',
  'connect.step_contacts':
    'Dla każdej rezerwacji znajdujemy lub dodajemy kontakt po adresie e-mail i dodajemy jedno spotkanie. Gdy zostanie przełożone, odwołane lub przekazane, aktualizujemy to spotkanie.',
  'connect.step_fields': 'Wybierz, które odpowiedzi wypełniają które pola kontaktu.',
  'connect.step_key':
    'Utwórz klucz w {app} i wklej go tutaj. Od razu go sprawdzimy i zapiszemy zaszyfrowany.',
  'connect.step_push': 'Połącz jedną ze swoich kampanii i dodaj jej leady z osobistymi linkami.',
  'connect.step_told':
    'Gdy lead rezerwuje, {app} dowiaduje się o tym i przestaje do niego pisać. Rezerwacje nigdy na to nie czekają.',
  'connect.disconnect_rooms':
    'Nie będziemy już tworzyć pokoi. Istniejące pokoje pozostaną. Usuniemy też nasz dostęp.',

  'tracking.ga4_id': 'Identyfikator pomiaru',
  'tracking.gtag_id': 'Identyfikator tagu lub kontenera',
  'tracking.fpixel_id': 'Identyfikator piksela',
  'tracking.example': 'Na przykład {example}',
  'tracking.format': 'Wpisz identyfikator taki jak {example}',
  'tracking.where_ga4': 'W Google Analytics: Administracja → Strumienie danych → Twoja witryna.',
  'tracking.where_gtag': 'W Google Ads: Narzędzia → Konwersje → tag. W Tag Manager: obok nazwy kontenera.',
  'tracking.where_fpixel': 'W Menedżerze zdarzeń Meta: Źródła danych → Twój piksel.',
  'tracking.connect': 'Połącz',
  'tracking.change': 'Zapisz',
  'tracking.disconnect': 'Odłącz',
  'tracking.connected': '{app} otrzymuje teraz Twoje rezerwacje',
  'tracking.disconnected': '{app} nie otrzymuje już Twoich rezerwacji',
  'tracking.what': 'Co i kiedy jest wysyłane',
  'tracking.when': 'Raz na rezerwację, w chwili jej dokonania. Nie ponownie po przełożeniu lub odwołaniu.',
  'tracking.sent_ga4':
    'Zdarzenie {event} z identyfikatorem rezerwacji, godziną rozpoczęcia, Twoim linkiem i typem wydarzenia.',
  'tracking.sent_gtag':
    'Zdarzenie {event} ({container} w kontenerze Tag Manager) z identyfikatorem rezerwacji, godziną rozpoczęcia, Twoim linkiem i typem wydarzenia.',
  'tracking.sent_fpixel':
    'Zdarzenie standardowe {event} z identyfikatorem rezerwacji, godziną rozpoczęcia, Twoim linkiem i typem wydarzenia.',
  'tracking.never': 'Nigdy nazwisko, adres e-mail ani odpowiedź.',
  'tracking.where_sent': 'Jak jest wysyłane',
  'tracking.embedded':
    'Na stronach z Twoim widżetem zdarzenie przechodzi przez statystyki Twojej witryny, gdy jej narzędzie do zgód poinformuje, że odwiedzający się zgadza. Bez zgody nic nie jest wysyłane.',
  'tracking.direct':
    'Na Twojej stronie rezerwacji najpierw pytamy odwiedzających. Zdarzenie nie zawiera plików cookie ani identyfikatora odwiedzającego. Nie wysyłamy go, jeśli przeglądarka prosi o nieśledzenie.',
  'tracking.direct_container':
    'Kontenery Tag Manager dostają tylko rezerwacje z widżetów, bo odczytywałyby adres strony rezerwacji.',
  'tracking.consent':
    'Napisz w swojej polityce prywatności, że liczysz rezerwacje. Jeśli Twoja witryna nie wymaga zgody, ustaw data-consent="granted".',
}
