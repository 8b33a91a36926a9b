import type { texts as source } from '../en/mails.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  subjectVerification: 'Potwierdź swój adres e-mail w {product}',
  subjectKnownAccount: 'Masz już konto w {product}',
  subjectNewDevice: 'Nowe logowanie do {product}',
  headingVerification: 'Czy to Twój adres?',
  headingKnownAccount: 'Masz już konto',
  headingNewDevice: 'Nowe logowanie',
  subjectDeletionAsked: 'Twoje konto w {product} zostanie usunięte',
  headingDeletionAsked: 'Do zobaczenia',
  deletionAsked: {
    by: 'days',
    one: 'Twoje konto w {product} jest zamknięte i za {days} dzień zostanie usunięte wraz z całą zawartością. Twoje strony są offline.',
    few: 'Twoje konto w {product} jest zamknięte i za {days} dni zostanie usunięte wraz z całą zawartością. Twoje strony są offline.',
    many: 'Twoje konto w {product} jest zamknięte i za {days} dni zostanie usunięte wraz z całą zawartością. Twoje strony są offline.',
  },
  textKeepAccount: 'Aby je zachować lub jeśli to nie Ty, zaloguj się przed tym terminem:',
  deletionAskedClosing: 'Jeśli chcesz odejść, nie musisz nic robić. Dziękujemy, że jesteś z nami.',
  subjectDeletionTakenBack: 'Twoje konto w {product} nie zostanie usunięte',
  headingDeletionTakenBack: 'Witaj ponownie',
  deletionTakenBack:
    'Ktoś zalogował się na Twoje konto w {product}, więc nie zostanie ono usunięte. Twoje strony znów są online.',
  actionDeletion: 'Otwórz ustawienia',
  textDeleteAgain: 'Jeśli nadal chcesz odejść, usuń je ponownie tutaj:',
  deletionTakenBackClosing: 'Odwołane spotkania pozostają odwołane.',
  subjectPasswordReset: 'Zresetuj swoje hasło do {product}',
  subjectPasswordChanged: 'Twoje hasło do {product} zostało zmienione',
  headingPasswordReset: 'Zresetuj hasło',
  headingPasswordChanged: 'Hasło zmienione',
  passwordReset:
    'Ktoś poprosił o zresetowanie hasła do Twojego konta w {product}. Jeśli to Ty, wybierz tutaj nowe.',
  passwordChanged:
    'Hasło do Twojego konta w {product} zostało zmienione, a wszystkie inne sesje zostały wylogowane.',
  actionPasswordReset: 'Wybierz nowe hasło',
  textPasswordReset: 'Wybierz nowe hasło:',
  textNotYou: 'Jeśli to nie Ty, od razu wybierz nowe hasło:',
  passwordResetLasts:
    'Link działa raz, przez 30 minut. Jeśli to nie Ty, nie musisz nic robić. Twoje hasło się nie zmieni.',
  changeOwn: 'Jeśli to Ty, nie musisz nic robić.',
  passwordChangedPasskeys:
    'Tymi kluczami dostępu nadal można się zalogować: {names}. Usuń te, których nie rozpoznajesz: {url}',
  subjectTwoFactorOn: 'Logowanie dwuetapowe do {product} jest włączone',
  headingTwoFactorOn: 'Logowanie dwuetapowe jest włączone',
  twoFactorOn:
    'Do konta w {product} logujesz się teraz hasłem i kodem z aplikacji uwierzytelniającej. Wszystkie inne sesje zostały wylogowane.',
  subjectTwoFactorOff: 'Logowanie dwuetapowe do {product} jest wyłączone',
  headingTwoFactorOff: 'Logowanie dwuetapowe jest wyłączone',
  twoFactorOff:
    'Do konta w {product} logujesz się teraz samym hasłem. Wszystkie inne sesje zostały wylogowane.',
  subjectTwoFactorGuessed: 'Błędne kody dwuetapowe do Twojego konta w {product}',
  headingTwoFactorGuessed: 'Ktoś próbuje kodów dwuetapowych',
  twoFactorGuessed:
    'Ktoś wpisał kilka błędnych kodów dwuetapowych do Twojego konta w {product}. Ta osoba zna Twoje hasło lub używa przeglądarki z Twoją aktywną sesją logowania. Po każdym błędnym kodzie musi dłużej czekać na kolejną próbę.',
  twoFactorGuessedOwn:
    'Jeśli to Ty, poczekaj chwilę i wpisz nowy kod z aplikacji. Kod odzyskiwania działa od razu.',
  subjectRecoveryCodes: 'Nowe kody odzyskiwania do {product}',
  headingRecoveryCodes: 'Nowe kody odzyskiwania',
  recoveryCodesRenewed:
    'Dla Twojego konta w {product} utworzono nowe kody odzyskiwania. Stare już nie działają.',
  subjectRecoveryCodeUsed: 'Użyto kodu odzyskiwania do {product}',
  headingRecoveryCodeUsed: 'Użyto kodu odzyskiwania',
  recoveryCodeUsed:
    'Użyto kodu odzyskiwania Twojego konta w {product}. Każdy kod działa raz. Utwórz nowe, zanim się skończą.',
  subjectEmailChange: 'Zmienić adres e-mail Twojego konta w {product}?',
  headingEmailChange: 'Zmienić Twój adres e-mail?',
  emailChangeOld:
    'Ktoś poprosił o nowy adres e-mail dla Twojego konta w {product}: {email}. Zmiana zacznie obowiązywać, gdy oba adresy ją potwierdzą. To jest obecny adres.',
  emailChangeNew:
    'Ktoś poprosił o użycie tego adresu dla konta w {product}. Jeśli to Ty, potwierdź tutaj zmianę. Wysłaliśmy e-mail także na obecny adres.',
  emailChangeLasts: 'Link działa raz, przez 24 godziny.',
  emailChangeNotYou: 'Jeśli to nie Ty, nie otwieraj linku i wybierz nowe hasło: ktoś inny zna Twoje.',
  actionEmailChange: 'Potwierdź zmianę',
  textEmailChange: 'Potwierdź zmianę:',
  subjectEmailChanged: 'Adres e-mail Twojego konta w {product} został zmieniony',
  headingEmailChanged: 'Adres e-mail zmieniony',
  emailChanged:
    'Adres e-mail Twojego konta w {product} został zmieniony po potwierdzeniu z obu adresów. Do logowania używaj nowego.',
  addressTaken:
    'Ktoś próbował użyć tego adresu dla innego konta w {product}. Masz już z nim konto i nic się nie zmieniło.',
  footerEmailChange: 'Jeśli to nie Ty, zignoruj tego e-maila. Bez potwierdzenia nic się nie zmieni.',
  subjectPasskeyAdded: 'Dodano klucz dostępu do {product}',
  headingPasskeyAdded: 'Klucz dostępu dodany',
  passkeyAdded:
    'Do Twojego konta w {product} dodano klucz dostępu. Każdy, kto go ma, może zalogować się bez Twojego hasła.',
  subjectPasskeyRemoved: 'Usunięto klucz dostępu z {product}',
  headingPasskeyRemoved: 'Klucz dostępu usunięty',
  passkeyRemoved: 'Z Twojego konta w {product} usunięto klucz dostępu. Nie można się nim już zalogować.',
  actionPasskeys: 'Zobacz klucze dostępu',
  textPasskeys: 'Jeśli to nie Ty, usuń go tutaj i wybierz nowe hasło:',
  subjectApiKeyAdded: 'Nowy klucz API do {product}',
  headingApiKeyAdded: 'Klucz API utworzony',
  apiKeyAdded:
    'W Twoim koncie w {product} utworzono klucz API. Programy, które go mają, mogą działać w Twoim imieniu bez Twojego hasła.',
  subjectApiKeyRemoved: 'Usunięto klucz API z {product}',
  headingApiKeyRemoved: 'Klucz API usunięty',
  apiKeyRemoved:
    'Z Twojego konta w {product} usunięto klucz API. Programy, które go używały, nie mają już dostępu.',
  actionApiKeys: 'Zobacz klucze API',
  textApiKeys: 'Jeśli to nie Ty, usuń go tutaj i wybierz nowe hasło:',
  subjectAppAllowed: 'Nowa aplikacja ma dostęp do Twojego konta w {product}',
  headingAppAllowed: 'Aplikacja połączona',
  appAllowed:
    'Z Twoim kontem w {product} połączono aplikację. Może działać w Twoim imieniu bez Twojego hasła, w ramach pokazanych Ci uprawnień.',
  subjectAppRemoved: 'Odłączono aplikację od {product}',
  headingAppRemoved: 'Aplikacja odłączona',
  appRemoved: 'Od Twojego konta w {product} odłączono aplikację. Nie może już działać w Twoim imieniu.',
  actionApps: 'Zobacz połączone aplikacje',
  textApps: 'Jeśli to nie Ty, usuń ją tutaj i wybierz nowe hasło:',
  verification:
    'Ktoś zarejestrował się w {product} z tym adresem. Jeśli to Ty, potwierdź, że należy do Ciebie.',
  knownAccount:
    'Ktoś próbował zarejestrować się w {product} z tym adresem. Jeśli to Ty: masz już konto, więc po prostu się zaloguj.',
  newDevice: 'Ktoś zalogował się na Twoje konto w {product} w nowej przeglądarce.',
  labelTime: 'Kiedy',
  labelDevice: 'Przeglądarka',
  labelNetwork: 'Sieć',
  deviceOn: '{browser}, {system}',
  deviceUnknown: 'Nieznana',
  actionVerify: 'Potwierdź mój adres',
  actionSignIn: 'Zaloguj się',
  actionActivity: 'Zobacz aktywność',
  textVerify: 'Potwierdź go tym linkiem:',
  textSignIn: 'Zaloguj się tutaj:',
  textActivity: 'Zobacz aktywność na swoim koncie:',
  verificationLasts:
    'Wpisz kod tam, gdzie trwa rejestracja, lub otwórz link. Oba są ważne przez 24 godziny i działają raz.',
  newDeviceOwn: 'Jeśli to Ty, nie musisz nic robić. Jeśli nie, ktoś inny zna Twoje hasło.',
  footerVerification:
    'Jeśli to nie Twoja rejestracja, zignoruj tego e-maila i nie podawaj nikomu kodu. Bez niego nic się nie stanie.',
  footerKnownAccount: 'Jeśli to nie Ty, nie musisz nic robić. Nikt nie dostał się na Twoje konto.',

  billingPaymentFailed: 'Twoja karta została odrzucona',
  billingPaymentFailedText:
    'Nie udało się obciążyć Twojej karty opłatą za plan. Opłać fakturę lub zaktualizuj kartę do daty podanej niżej. Do tego czasu wszystko działa. Potem stracisz płatne funkcje.',
  billingCardExpiring: 'Twoja karta wkrótce wygaśnie',
  billingCardExpiringText:
    'Karta do opłacania Twojego planu wygasa w dniu podanym niżej. Dodaj inną kartę przed następnym obciążeniem, aby plan działał dalej.',
  billingCanceled: 'Twoja subskrypcja jest anulowana',
  billingCanceledText:
    'Możesz korzystać ze wszystkiego do daty podanej niżej. Jeśli zmienisz zdanie, zachowaj subskrypcję na stronie rozliczeń przed tą datą.',
  billingEnded: 'Twoja subskrypcja się skończyła',
  billingEndedText: 'Wszystko, co masz na koncie, nadal tam jest. Wybierz plan, aby znów z tego korzystać.',
  billingSubscribed: 'Dziękujemy za subskrypcję',
  billingSubscribedText: 'Twój plan jest aktywny. Fakturę znajdziesz na stronie rozliczeń.',
  billingRefunded: 'Płatność została zwrócona',
  billingRefundedText:
    'Zwróciliśmy kwotę podaną niżej na kartę użytą do płatności. Może się pojawić dopiero po 5–10 dniach roboczych. Twój plan się nie zmienia.',
  billingRefundFailed: 'Zwrot się nie powiódł',
  billingRefundFailedText:
    'Twój bank nie przyjął kwoty podanej niżej, być może dlatego, że karta została zamknięta. Pieniądze wróciły do nas i nadal jesteśmy Ci je winni. Zapytaj swój bank, czy karta może przyjmować płatności.',
  billingRenewed: 'Twój plan został odnowiony',
  billingRenewedText:
    'Faktura podana niżej jest opłacona. Twój plan trwa do daty podanej niżej, a potem odnowi się, chyba że go anulujesz.',
  billingDisputed: 'Płatność została zakwestionowana',
  billingDisputedText:
    'Bank wydający Twoją kartę poinformował nas, że jej posiadacz kwestionuje płatność podaną niżej. Bank może zatrzymać kwotę do czasu decyzji. Twój plan w tym czasie trwa. Jeśli to pomyłka, powiadom swój bank. W innym razie nie musisz nic robić.',
  billingDisputeWon: 'Płatność pozostaje ważna',
  billingDisputeWonText:
    'Twój bank zdecydował, że płatność podana niżej pozostaje ważna. Jeśli w międzyczasie ją zwrócił, pobierze tę kwotę ponownie. Twój plan się nie zmienia.',
  billingDisputeLost: 'Twoja płatność zostanie zwrócona',
  billingDisputeLostText:
    'Twój bank zdecydował o zwrocie płatności podanej niżej. Kwota pojawi się na Twojej karcie. Twój plan się nie zmienia.',
  billingDisputeClosed: 'Wyjaśnianie płatności zostało zakończone',
  billingDisputeClosedText:
    'Bank wydający Twoją kartę zakończył wyjaśnianie płatności podanej niżej. Nie musisz nic robić.',
  labelAmount: 'Kwota',
  amountOf: '{price} z {paid}',
  labelCard: 'Karta',
  cardEnding: '{brand} z końcówką {last4}',
  labelInvoice: 'Faktura',
  labelValidThrough: 'Ważna do końca',
  labelPaidUntil: 'Opłacone do',
  labelTriedAgain: 'Następna próba',
  labelGoesUntil: 'Do',
  labelEnds: 'Kończy się',
  labelEnded: 'Skończyło się',
  billingTrialEnding: 'Twój okres próbny wkrótce się kończy',
  billingTrialEndingText:
    'Twój okres próbny kończy się w terminie podanym niżej. Wybierz plan, aby dalej korzystać ze wszystkiego.',
  billingTrialEnded: 'Twój okres próbny się skończył',
  billingTrialEndedText:
    'Twój okres próbny dobiegł końca. Wszystko, co masz na koncie, nadal tam jest. Wybierz plan, aby znów z tego korzystać.',
  actionBilling: 'Zobacz rozliczenia',
  actionPay: 'Zapłać teraz',
  textPay: 'Zapłać tutaj:',
  actionPlans: 'Wybierz plan',
  textPlans: 'Zobacz plany tutaj:',
  textBilling: 'Twoja strona rozliczeń:',

  subjectBookedForHost: 'Nowa rezerwacja: {event} · {invitee} · {when}',
  subjectBooked: 'Potwierdzono: {event} · {name} · {when}',
  subjectInvited: 'Zaproszenie: {event} · {name} · {when}',
  subjectMoved: 'Nowy termin: {event} · {name} · {when}',
  subjectReassigned: 'Nowy organizator: {event} · {name} · {when}',
  subjectTakenOff: 'Przekazano: {event} · {name} · {when}',
  subjectRoom: 'Link do dołączenia: {event} · {name} · {when}',
  subjectPlace: 'Nowa lokalizacja: {event} · {name} · {when}',
  subjectUninvited: 'Usunięto z listy gości: {event} · {name} · {when}',
  subjectCanceled: 'Odwołano: {event} · {name} · {when}',
  subjectPutBack: 'Termin bez zmian: {event} · {name} · {when}',
  subjectReminder: 'Przypomnienie: {event} · {name} · {when}',
  subjectConfirm: 'Prosimy o potwierdzenie: {event} · {name} · {when}',
  headingBookedForHost: 'Nowa rezerwacja',
  headingBooked: 'Rezerwacja potwierdzona',
  headingInvited: 'Masz zaproszenie',
  headingMoved: 'Nowy termin',
  headingReassigned: 'Nowy organizator',
  headingTakenOff: 'Twoje spotkanie zostało przekazane',
  headingTakenOver: 'To spotkanie jest teraz Twoje',
  headingRoom: 'Jak dołączyć',
  headingPlace: 'Nowa lokalizacja',
  headingUninvited: 'Nie ma Cię już na liście gości',
  headingCanceled: 'Odwołano',
  headingPutBack: 'Termin się nie zmienił',
  putBackTaken:
    'W kalendarzu to spotkanie trafiło na termin, w którym masz inne. Termin pozostaje bez zmian, a w kalendarzu przywróciliśmy spotkanie na miejsce.',
  putBackStarted:
    'To spotkanie zostało przesunięte w kalendarzu po jego rozpoczęciu. Termin pozostaje bez zmian, a w kalendarzu przywróciliśmy spotkanie na miejsce.',
  putBackNoTimes:
    'To spotkanie zostało w kalendarzu zmienione na całodniowe wydarzenie. Spotkanie musi mieć początek i koniec, więc termin pozostaje bez zmian, a w kalendarzu przywróciliśmy je na miejsce.',
  putBackNotADay:
    'To całodniowe spotkanie zostało w kalendarzu przesunięte na określoną godzinę lub na więcej niż jeden dzień. Musi trwać jeden cały dzień, więc w kalendarzu przywróciliśmy je na miejsce.',
  putBackForInvitee:
    'To spotkanie było przez chwilę przesunięte w kalendarzu organizatora, ale jego termin się nie zmienił. Jeśli Twój kalendarz pokazuje inny termin, zignoruj go.',
  textPutBack: 'Wybierz inny termin tego spotkania w panelu:',
  headingReminder: 'Już niedługo',
  headingConfirm: 'Jeszcze jeden krok',
  bookedForHost: 'Nowa rezerwacja. Uczestnik: {name}',
  takenOver: 'To spotkanie przechodzi na Ciebie.',
  booked: 'Twoje spotkanie jest zarezerwowane.',
  bookedForGuest: 'Jesteś na liście gości tego spotkania.',
  bookedForGuestBy: 'Jesteś na liście gości tego spotkania. Kto Cię dodał: {name}.',
  moved: 'Twoje spotkanie ma nowy termin.',
  movedByYou: 'Spotkanie przełożone przez Ciebie. Oto nowy termin.',
  movedByOther: 'Twoje spotkanie ma nowy termin. Przełożone przez: {name}.',
  movedForGuest: 'To spotkanie ma nowy termin. Jesteś na liście jego gości.',
  reassigned: 'Twoje spotkanie ma nowego organizatora. Termin pozostaje bez zmian.',
  reassignedForGuest:
    'Jesteś na liście gości tego spotkania. Ma ono nowego organizatora. Termin pozostaje bez zmian.',
  replaced: 'To spotkanie poprowadzi inny organizator, więc nie musisz w nim uczestniczyć.',
  room: 'Oto jak dołączyć do spotkania.',
  roomForGuest: 'Oto jak dołączyć do tego spotkania. Jesteś na liście gości.',
  place: 'Twoje spotkanie ma nową lokalizację. Termin pozostaje bez zmian.',
  placeForGuest:
    'Jesteś na liście gości tego spotkania. Ma ono nową lokalizację. Termin pozostaje bez zmian.',
  uninvited: 'Nie ma Cię już na liście gości tego spotkania, więc nie musisz w nim uczestniczyć.',
  canceled: 'Twoje spotkanie zostało odwołane.',
  canceledByYou: 'Spotkanie odwołane przez Ciebie.',
  canceledByOther: 'Twoje spotkanie zostało odwołane. Odwołane przez: {name}.',
  canceledForGuest: 'Spotkanie, na które masz zaproszenie, zostało odwołane.',
  reminder: 'Twoje spotkanie zaczyna się {in}.',
  reminderForGuest: 'To spotkanie zaczyna się {in}. Jesteś na liście jego gości.',
  confirm:
    'Trzymamy dla Ciebie ten termin do: {until}. Nie jest jeszcze zarezerwowany: potwierdź, że ten adres należy do Ciebie.',
  // A request that the host has to approve
  subjectRequested: 'Prośba wysłana: {event} · {name} · {when}',
  headingRequested: 'Prośba wysłana',
  requested:
    'Ten termin musi zaakceptować {name}. Trzymamy go dla Ciebie, a odpowiedź otrzymasz do: {until}.',
  actionRequest: 'Zobacz prośbę',
  textRequest: 'Zobacz lub wycofaj swoją prośbę tutaj:',
  subjectOffered: 'Wybierz inny termin: {event} · {name} · {when}',
  headingOffered: 'Wybierz inny termin',
  offered:
    '{name} nie może w wybranym terminie, ale ma wolne terminy poniżej. Trzymamy je dla Ciebie do: {until}.',
  labelOffered: 'Proponowane terminy',
  actionOffered: 'Wybierz termin',
  textOffered: 'Wybierz termin tutaj:',
  subjectOfferRefused: 'Żaden termin nie pasuje: {event} · {invitee}',
  headingOfferRefused: 'Żaden z Twoich terminów nie pasuje',
  offerRefused: 'Żaden z proponowanych terminów nie pasuje: {name}. Nic nie zarezerwowano.',
  subjectProposed: 'Sugerowane terminy: {event} · {invitee}',
  headingProposed: 'Zasugerowano inne terminy',
  proposed:
    '{name} nie może w proponowanych terminach i sugeruje inne. Wybierz jeden do: {until}. W przeciwnym razie prośba zostanie odrzucona.',
  labelProposed: 'Sugerowane terminy',
  subjectWanted: 'Zaakceptuj lub odrzuć: {event} · {invitee} · {when}',
  headingWanted: 'Ktoś chce się z Tobą umówić',
  wantedElseDeclined: 'Zaakceptuj lub odrzuć do: {until}. Bez Twojej odpowiedzi prośba zostanie odrzucona.',
  wantedElseAccepted:
    'Zaakceptuj lub odrzuć do: {until}. Bez Twojej odpowiedzi spotkanie zostanie zarezerwowane.',
  labelSameDay: 'Twój dzień',
  actionAnswer: 'Zaakceptuj lub odrzuć',
  textAnswer: 'Zaakceptuj lub odrzuć w swoim panelu:',
  subjectNotBooked: 'Bez rezerwacji: {event} · {name} · {when}',
  headingNotBooked: 'Bez rezerwacji',
  notBooked: '{name} nie może odbyć tego spotkania.',
  notBookedUnanswered: 'Brak odpowiedzi na czas: {name}. To spotkanie nie jest więc zarezerwowane.',
  timeForOther: '{name}: {time}',
  labelWith: 'Z kim',
  labelHost: 'Organizator',
  hostIn: '{name} ({city})',
  labelTogether: 'Razem z',
  labelPage: 'Zarezerwowano u',
  labelWhere: 'Gdzie',
  labelGuests: 'Goście',
  labelBefore: 'Poprzedni termin',
  labelReason: 'Powód',
  byPhone: 'Telefon: {phone}',
  youCall: 'Dzwonisz pod numer {phone}',
  hostCallsYou: '{name} zadzwoni do Ciebie pod numer {phone}',
  hostCalls: '{name} dzwoni do uczestnika',
  roomSentBy: 'Link do spotkania wyśle: {name}.',
  roomSentByYou: 'Wyślij link do spotkania.',
  actionJoin: 'Dołącz',
  actionCalendar: 'Dodaj do kalendarza',
  actionReschedule: 'Przełóż',
  actionCancel: 'Odwołaj',
  actionBooking: 'Otwórz rezerwację',
  actionDecline: 'Nie mogę przyjść',
  actionBookAgain: 'Zarezerwuj inny termin',
  actionOpen: 'Otwórz w panelu',
  actionConfirm: 'Potwierdź i zarezerwuj',
  textManage: 'Jeśli termin Ci nie pasuje, możesz tutaj przełożyć lub odwołać spotkanie:',
  textReschedule: 'Jeśli termin Ci nie pasuje, możesz tutaj przełożyć spotkanie:',
  textCancel: 'Jeśli nie możesz przyjść, możesz tutaj odwołać spotkanie:',
  textBooking: 'Twoja rezerwacja:',
  textDecline: 'Nie możesz przyjść? Daj znać tutaj. Pozostali i tak się spotkają:',
  textBookAgain: 'Aby zarezerwować inny termin:',
  textOpen: 'Rezerwacja w Twoim panelu:',
  textConfirm: 'Wpisz kod tam, gdzie wybierasz termin, lub otwórz poniższą stronę i zarezerwuj na niej:',
  askGuest:
    'Chcesz otrzymywać przypomnienia o tym spotkaniu? Jeśli nie odpowiesz, napiszemy tylko, gdy zostanie przełożone lub odwołane.',
  choiceKeep: 'Informujcie mnie na bieżąco',
  choiceMeeting: 'Żadnych e-maili na ten temat',
  choiceAll: 'Żadnych e-maili',
  changeUntil: 'Ostatnia chwila na przełożenie lub odwołanie: {time}.',
  rescheduleUntil: 'Ostatnia chwila na przełożenie: {time}.',
  cancelUntil: 'Ostatnia chwila na odwołanie: {time}.',
  invitationAttached: 'Zaproszenie jest w załączniku. Wiele kalendarzy dodaje je automatycznie.',
  updateAttached: 'Załączone zaproszenie zastępuje poprzednie.',
  cancelationAttached: 'Otwórz załącznik, aby usunąć spotkanie z kalendarza.',
  footerInvitee:
    'Otrzymujesz tego e-maila, ponieważ użyto tego adresu do zarezerwowania spotkania przez {product}. Organizator: {owner}.',
  footerGuest:
    'Otrzymujesz tego e-maila, ponieważ ktoś, kto zarezerwował spotkanie przez {product}, dodał ten adres jako gościa. Organizator: {owner}.',
  footerInviteeOf:
    'Otrzymujesz tego e-maila, ponieważ użyto tego adresu do zarezerwowania spotkania. Organizator: {owner}.',
  footerGuestOf:
    'Otrzymujesz tego e-maila, ponieważ ktoś, kto zarezerwował spotkanie, dodał ten adres jako gościa. Organizator: {owner}.',
  footerConfirmOf:
    'Otrzymujesz tego e-maila, ponieważ ktoś podał ten adres, aby zarezerwować spotkanie. Organizator: {owner}. Jeśli to nie Ty, zignoruj tego e-maila. Bez potwierdzenia nic nie zostanie zarezerwowane.',
  footerConfirm:
    'Otrzymujesz tego e-maila, ponieważ ktoś podał ten adres, aby zarezerwować spotkanie przez {product}. Organizator: {owner}. Jeśli to nie Ty, zignoruj tego e-maila. Bez potwierdzenia nic nie zostanie zarezerwowane.',
  andOthers: {
    one: '{name} i jeszcze {count} osoba',
    few: '{name} i jeszcze {count} osoby',
    many: '{name} i jeszcze {count} osób',
  },
  subjectSet: 'Termin jest ustalony: {event}, {when}',
  setByYou:
    'Oto termin na „{event}” wybrany przez Ciebie. Wszyscy, którzy mogą przyjść, mają już zaproszenie.',
  setByAgreement:
    'Wszystkie wymagane osoby mogą przyjść na „{event}” w tym terminie, więc jest on ustalony. Wszyscy, którzy mogą przyjść, mają już zaproszenie.',
  setAtDeadline:
    'Głosowanie w ankiecie „{event}” jest zakończone i wygrał ten termin. Wszyscy, którzy mogą przyjść, mają już zaproszenie.',
  setForVoter: 'Wybrano ten termin na „{event}”. Według Twojego głosu możesz przyjść.',
  setForVoterByAgreement:
    'Wszystkie wymagane osoby mogą przyjść na „{event}” w tym terminie. Według Twojego głosu Ty też możesz.',
  setForVoterAtDeadline:
    'Głosowanie w ankiecie „{event}” jest zakończone i wygrał ten termin. Według Twojego głosu możesz przyjść.',
  movedForVoter: 'To spotkanie ma nowy termin: „{event}”. Przełożone przez: {owner}.',
  roomForVoter: 'Oto jak dołączyć do tego spotkania: „{event}”.',
  canceledForVoter: 'To spotkanie zostało odwołane: „{event}”. Odwołane przez: {owner}.',
  reminderForVoter: '„{event}” zaczyna się {in}.',
  labelAlsoComing: 'Będą także',
  actionPollMeeting: 'Zobacz spotkanie',
  textPollMeeting: 'Spotkanie wraz z linkiem i Twoim głosem:',
  footerVoter:
    'Otrzymujesz tego e-maila, ponieważ użyto tego adresu, aby podać, kiedy możesz się spotkać. Organizator: {owner}. Jeśli to nie Ty, zignoruj tego e-maila.',

  subjectLeadWatched: 'Obejrzano {share} filmu „{video}” (link: {lead})',
  headingLeadWatched: 'Obejrzano film dla leada',
  leadWatched:
    'Ktoś obejrzał {amount} filmu „{video}” przez link przypisany do: {lead}. Nie wiemy, czy to {lead}, bo link może otworzyć każdy, kto go ma.',
  labelCampaign: 'Kampania',
  actionCampaign: 'Otwórz kampanię',
  textCampaign: 'Zobacz, co jeszcze działo się z linkami tej kampanii:',
  footerLeadWatched:
    'Otrzymujesz te e-maile, gdy ktoś ogląda film przez link leada w {product}. Jak często, ustawisz w sekcji Powiadomienia w Ustawieniach; tam też możesz je wyłączyć.',

  subjectClient: '{name} pyta, kiedy masz czas',
  headingClient: '{name} chce znaleźć termin na spotkanie z Tobą',
  client:
    'Możesz pokazać, kiedy masz zajęte terminy (zobaczy to {name}), jednorazowo udostępnić plik kalendarza lub odmówić. Nie potrzebujesz konta.',
  labelClientTopic: 'Temat',
  labelClientUntil: 'Link działa do',
  actionClient: 'Odpowiedz',
  textClient: 'Odpowiedz tutaj:',
  clientPrivacy:
    '{name} zobaczy, kiedy masz zajęte terminy, ale nigdy z kim ani dlaczego. Udostępnianie możesz w każdej chwili zakończyć tym samym linkiem.',
  footerClient:
    'Otrzymujesz tego e-maila, ponieważ Twój adres został podany w {product} przez: {name} ({page}). Nie użyjemy go do niczego innego.',
  subjectClientConnected: 'Kalendarz połączony: {name}',
  headingClientConnected: 'Możesz znaleźć termin: {name}',
  clientConnected: '{name} pokazuje Ci swoje zajęte terminy. Wybierz termin, w którym obie strony mają czas.',
  actionClients: 'Znajdź termin',
  textClients: 'Znajdź termin tutaj:',
  footerClientConnected:
    'Otrzymujesz tego e-maila, ponieważ w {product} jest Twoja prośba o wolne terminy. Adresat: {name}.',

  subjectConnection: 'Połącz ponownie: {account}',
  headingConnection: 'Połącz ponownie swoje konto kalendarza',
  connectionBroken:
    'Nie mamy już dostępu do {account}. Ostatnio odczytane zajęte terminy nadal się liczą, ale nie widzimy niczego nowego w kalendarzach tego konta, a rezerwacje czekają na dodanie.',
  actionConnection: 'Połącz ponownie',
  textConnection: 'Połącz je ponownie tutaj. Twoje ustawienia zostały zachowane:',
  subjectFailing: '{account} nie odpowiada',
  headingFailing: 'Połączone konto nie odpowiada',
  connectionFailing:
    'Od kilku minut {account} zwraca tylko błędy. Ostatnio odczytane zajęte terminy nadal się liczą, ale nie widzimy niczego nowego w kalendarzach tego konta, a rezerwacje czekają na dodanie. Próbujemy dalej; zwykle problem rozwiązuje się sam.',
  actionFailing: 'Zobacz stan',
  textFailing: 'Stan i ostatnie sprawdzenia:',
  headingApp: 'Połącz ponownie: {app}',
  appBroken:
    'Nie mamy już dostępu do {account} w {app}. Nowe rezerwacje nadal przychodzą, a aktualizacje w {app} czekają do ponownego połączenia.',
  headingAppFailing: '{app} nie odpowiada',
  appFailing:
    'Od kilku minut {app} zwraca tylko błędy dla {account}. Nowe rezerwacje nadal przychodzą, a aktualizacje w {app} czekają. Próbujemy dalej; zwykle problem rozwiązuje się sam.',
  subjectFieldsGone: '{app}: usunięto pole, które wypełniasz',
  headingFieldsGone: 'Usunięto pole w {app}',
  fieldsGone:
    'Te pola kontaktu wypełniasz odpowiedziami z rezerwacji, a w {app} już ich nie ma: {fields}. Wszystko inne jest nadal synchronizowane.',
  actionFieldsGone: 'Zobacz pola',
  textFieldsGone: 'Wybierz inne pola lub usuń wiersze:',
  footerConnection: 'Otrzymujesz tego e-maila, ponieważ to konto jest połączone z Twoim kontem w {product}.',

  reasonFarewell:
    '{name} zamyka tę stronę rezerwacji. Przepraszamy za odwołane spotkanie. Jeśli nadal chcesz się spotkać, napisz do organizatora: {name}.',

  subjectDomainWorks: 'Twoja domena {domain} działa',
  headingDomainWorks: 'Twoja domena działa',
  domainWorks:
    'Twoje strony rezerwacji są teraz pod adresem {domain}. Używają go też linki, widżety i e-maile.',
  subjectDomainFails: 'Twoja domena {domain} przestała działać',
  headingDomainFails: 'Domena przestała działać',
  domainFails:
    '{domain} od ponad godziny nie otwiera Twoich stron rezerwacji. Linki i e-maile znów używają adresu tego serwera, który zawsze działa.',
  actionDomain: 'Otwórz ustawienia',
  textDomainWorks: 'Zobacz swoją domenę w Ustawieniach:',
  textDomain: 'Zobacz, co jest nie tak i jakich rekordów DNS potrzebujesz:',
  footerDomain: 'Otrzymujesz tego e-maila, ponieważ używasz tej domeny w {product}.',

  subjectExportReady: 'Twój eksport z {product} jest gotowy',
  headingExportReady: 'Twój eksport jest gotowy',
  exportReady: 'Wszystko z Twojego konta w {product} jest w jednym pliku.',
  labelUntil: 'Przechowywany do',
  actionExport: 'Pobierz plik',
  textExport: 'Pobierz go tutaj:',
  exportOnce:
    'Tylko Ty możesz go pobrać, i to tylko raz. Potem go usuniemy. Przechowuj go bezpiecznie: zawiera to, co powierzyli Ci uczestnicy.',

  subjectFeedback: 'Wiadomość z {product}: {name}',
  headingFeedback: 'Opinia: {name}',
  feedback: '{name} ma Ci coś do powiedzenia:',
  labelMessage: 'Wiadomość',
  labelScreen: 'Ekran',

  subjectAskUpgrade: '{name} prosi o ulepszenie planu: {organization}',
  headingAskUpgrade: 'Prośba o ulepszenie',
  askUpgrade:
    '{name} prosi o ulepszenie planu organizacji {organization} w {product}. Tylko Ty, jako właściciel, możesz wybrać i opłacić plan.',
  subjectAskAccess: '{name} prosi o dostęp: {eventType}',
  headingAskAccess: 'Prośba o dostęp',
  askAccess: '{name} prosi o dostęp do typu wydarzenia {eventType} organizacji {organization}.',
  labelAskedBy: 'Kto prosi',
  labelAskedEventType: 'Typ wydarzenia',
  actionAnswerRequest: 'Odpowiedz na prośbę',
  textAnswerRequest: 'Zaakceptuj lub odrzuć prośbę tutaj:',
  requestEnds: {
    by: 'days',
    one: 'Link działa przez {days} dzień. Jego otwarcie niczego nie zmienia: wyboru dokonasz na stronie.',
    few: 'Link działa przez {days} dni. Jego otwarcie niczego nie zmienia: wyboru dokonasz na stronie.',
    many: 'Link działa przez {days} dni. Jego otwarcie niczego nie zmienia: wyboru dokonasz na stronie.',
  },
  footerRequest: 'Otrzymujesz tego e-maila, ponieważ należysz do organizacji {organization} w {product}.',
  subjectRequestAnswered: '{heading}: {organization}',
  headingUpgradeGranted: 'Twoja prośba została zaakceptowana',
  upgradeGranted:
    'Właściciel organizacji {organization} zgadza się na ulepszenie planu. Większy plan będzie dostępny, gdy tylko zostanie wybrany.',
  upgradeDeclined: 'Właściciel organizacji {organization} na razie nie chce ulepszać planu.',
  headingAccessGranted: 'Należysz teraz do organizatorów',
  accessGranted: 'Należysz teraz do organizatorów typu wydarzenia {eventType} w organizacji {organization}.',
  headingRequestDeclined: 'Twoja prośba została odrzucona',
  accessDeclined:
    'Właściciel organizacji {organization} na razie nie chce dodać Cię do typu wydarzenia {eventType}.',
  actionOpenDashboard: 'Otwórz panel',
  textOpenDashboard: 'Otwórz swój panel tutaj:',

  subjectUndelivered: 'Nie udało się dostarczyć na adres {email}',
  headingUndelivered: 'E-mail nie dotarł do uczestnika',
  undelivered: 'Serwer poczty odrzucił nasz e-mail na adres {email}. W adresie może być literówka.',
  undeliveredClosing:
    'Uczestnik może nie wiedzieć o tym spotkaniu. Skontaktuj się z nim inaczej albo odwołaj spotkanie, aby zwolnić termin.',
  subjectHeld: 'Część Twoich e-maili zostanie wysłana później',
  headingHeld: 'Część Twoich e-maili czeka',
  held: '{product} ogranicza liczbę nowych osób, do których można napisać w ciągu jednego dnia, a ten limit został osiągnięty. Reszta zostanie wysłana automatycznie w ciągu kilku najbliższych dni.',
  actionHeld: 'Zobacz, co czeka',
  textHeld: 'Zobacz, co czeka:',
  heldClosing: 'Nic nie przepadło i nie musisz nic robić. Twój limit rośnie wraz z wiekiem konta.',

  subjectJoin: '{name} zaprasza Cię do organizacji {organization}',
  headingJoin: 'Dołącz do organizacji {organization}',
  joinOrganization:
    '{name} zaprasza Cię do organizacji {organization} w {product}, aby dzielić spotkania i strony rezerwacji z zespołem. Zachowasz własne konto i kalendarze.',
  labelRole: 'Twoja rola',
  roleAdmin: 'Administrator',
  roleMember: 'Członek',
  actionAcceptInvitation: 'Przyjmij zaproszenie',
  textAcceptInvitation: 'Przyjmij zaproszenie tutaj:',
  joinEnds: {
    by: 'days',
    one: 'Link działa raz, przez {days} dzień.',
    few: 'Link działa raz, przez {days} dni.',
    many: 'Link działa raz, przez {days} dni.',
  },
  joinIgnore: 'Jeśli nie chcesz dołączyć, zignoruj tego e-maila. Nikt nie dołącza bez przyjęcia zaproszenia.',
  footerJoin:
    'Otrzymujesz tego e-maila, ponieważ ktoś z organizacji {organization} ({page}) zaprosił Cię do niej w {product}. Nie użyjemy Twojego adresu do niczego innego.',
  headingRemoved: 'Usunięto Cię z organizacji {organization}',
  headingLeft: 'Nie należysz już do organizacji {organization}',
  goneFrom:
    'Nikt nie może już rezerwować u Ciebie w organizacji {organization} i nie masz już do niej dostępu. Twoje własne konto, strony i kalendarze pozostają bez zmian.',
  goneMeetings:
    'Jeśli ktoś z zespołu przejmie jedno z Twoich nadchodzących spotkań, otrzymasz o tym e-maila.',
  headingRoleChanged: 'Twoja rola w organizacji {organization} się zmieniła',
  madeAdmin:
    'Masz teraz rolę administratora. Zarządzasz osobami, typami wydarzeń, ustawieniami i wszystkimi spotkaniami organizacji {organization}.',
  madeMember: 'Masz teraz rolę członka. Widzisz typy wydarzeń organizacji {organization} i własne spotkania.',
  headingOwner: 'Jesteś teraz właścicielem organizacji {organization}',
  madeOwner: 'Zarządzasz planem organizacji {organization} i tylko Ty możesz ją przekazać lub usunąć.',
  headingTransferred: 'Nowy właściciel organizacji {organization}: {name}',
  transferred: 'Masz teraz rolę administratora. Wszystkie spotkania pozostają bez zmian.',
  headingTransferAsked: '{name} prosi Cię o przejęcie organizacji {organization}',
  transferAsked:
    'Jeśli się zgodzisz, organizacja {organization} będzie należeć do Ciebie i będziesz za nią płacić. Wtedy tylko Ty możesz ją przekazać lub usunąć, a {name} otrzyma rolę administratora.',
  transferAskedAnswer:
    'Możesz zgodzić się lub odmówić na stronie organizacji w ciągu 7 dni. Bez Twojej zgody nic się nie zmieni.',
  headingTransferDeclined: '{name} nie przejmie organizacji {organization}',
  transferDeclined:
    'Przejęcie organizacji {organization} zostało odrzucone. Nadal Ty jesteś jej właścicielem.',
  headingMemberRemoved: 'Usunięto z organizacji {organization}: {name}',
  headingMemberLeft: 'Z organizacji {organization} odchodzi: {name}',
  headingMemberDeleted: 'Usunięto konto w organizacji {organization}: {name}',
  headingMemberDisabled: 'Zablokowano konto w organizacji {organization}: {name}',
  memberDisabled:
    'Ta osoba nie może się zalogować i nikt nie może u niej rezerwować. Nadchodzące spotkania, których nikt jeszcze nie przejął, są na stronie Osoby.',
  memberGone:
    'Nikt nie może już u tej osoby rezerwować. Nadchodzące spotkania, których nikt jeszcze nie przejął, są na Twojej liście osób.',
  headingJoined: 'Należysz teraz do organizacji {organization}',
  joined:
    'Inne osoby z organizacji {organization} mogą teraz dodawać Cię do typów wydarzeń. Zachowujesz własne konto i kalendarze.',
  joinedNext:
    'Sprawdź teraz swoje godziny i połącz kalendarz, aby rezerwowano u Ciebie tylko wtedy, gdy masz czas. Jeśli wszystko jest już ustawione, możesz zaczynać.',
  labelCheckHours: 'Sprawdź swoje godziny',
  labelConnectCalendar: 'Połącz kalendarz',
  headingMemberJoined: 'Do organizacji {organization} dołącza: {name}',
  memberJoined: 'Tę osobę możesz teraz dodawać do typów wydarzeń i zobaczyć na stronie Osoby: {name}.',
  headingAddedToTeam: 'Należysz teraz do zespołu w organizacji {organization}',
  addedToTeam:
    'Jesteś teraz wśród organizatorów poniższych typów wydarzeń, więc można rezerwować u Ciebie w organizacji {organization}.',
  addedToTeamAsks:
    'Używamy Twoich własnych godzin i kalendarzy. Jeśli nie możesz prowadzić tych spotkań, poproś administratora o zmianę organizatorów.',
  headingEventTypesGiven: 'Nowe typy wydarzeń od organizacji {organization}',
  eventTypesGiven:
    'Poniższe typy wydarzeń są teraz na Twojej własnej stronie. Zarządza nimi {organization} i niektóre ich ustawienia mogą być zablokowane.',
  eventTypesGivenAsks:
    'Używają Twoich własnych godzin i kalendarzy, chyba że godziny ustala {organization}. Jeśli nie możesz prowadzić tych spotkań, poproś administratora o zmianę.',
  headingHostMissing: '{name} nie jest już wśród organizatorów w organizacji {organization}',
  hostMissing:
    'Wymagany organizator poniższych typów wydarzeń to do tej pory: {name}. Nadal można je rezerwować u pozostałych organizatorów.',
  hostMissingAsks:
    'Czy ma uczestniczyć ktoś inny, czy na razie nikt nie powinien ich rezerwować? Przełącz się na organizację w panelu, a potem zmień organizatorów lub wyłącz typy wydarzeń.',
  headingTeamShort: 'Za mało organizatorów w organizacji {organization}',
  teamShort:
    '{name} nie może już prowadzić spotkań i poniższe typy wydarzeń mają teraz za mało organizatorów. Na razie nikt nie może ich rezerwować.',
  teamShortAsks: 'Dodaj organizatorów, wymagaj mniejszej ich liczby na spotkanie lub wyłącz typy wydarzeń.',
  labelEventTypes: 'Typy wydarzeń',
  headingApiKeyMadeBy: '{name} tworzy klucz API organizacji {organization}',
  apiKeyMadeBy:
    'Każdy program z tym kluczem może działać w imieniu organizacji {organization} w ramach uprawnień klucza.',
  headingApiKeyRemovedBy: '{name} usuwa klucz API organizacji {organization}',
  apiKeyRemovedBy:
    'Programy, które używały tego klucza, nie mogą już działać w imieniu organizacji {organization}.',
  apiKeysOfMembers:
    'Przełącz się w panelu na organizację {organization}, aby zobaczyć lub usunąć jej klucze.',
  footerMemberNews:
    'Otrzymujesz tego e-maila, ponieważ jesteś obecnym lub dawnym członkiem organizacji {organization} w {product}.',
  headingAppAllowedBy: '{name} pozwala aplikacji działać w imieniu organizacji {organization}',
  appAllowedBy:
    'Aplikacja może działać w imieniu organizacji {organization} w ramach przyznanych uprawnień. Przyznane przez: {name}.',
  headingAppRemovedBy: 'Odłączono aplikację od organizacji {organization} (osoba: {name})',
  appRemovedBy: 'Ta aplikacja nie może już działać w imieniu organizacji {organization}.',
  appsOfMembers:
    'Przełącz się w panelu na organizację {organization}, aby zobaczyć lub odłączyć jej aplikacje.',
  subjectOrganizationEmail: 'Czy to adres e-mail organizacji {organization}?',
  headingOrganizationEmail: 'Potwierdź ten adres e-mail',
  organizationEmail:
    '{organization} chce pokazywać ten adres e-mail w zaproszeniach do kalendarza, aby uczestnicy mogli na niego odpowiadać. Potwierdź, jeśli się zgadzasz.',
  actionOrganizationEmail: 'Potwierdź adres e-mail',
  textOrganizationEmail: 'Potwierdź ten adres e-mail:',
  organizationEmailEnds: 'Link działa raz, przez 7 dni.',
  organizationEmailIgnore:
    'Jeśli nie znasz organizacji {organization}, zignoruj tego e-maila. Bez potwierdzenia nic się nie zmieni.',
  footerOrganizationEmail:
    'Otrzymujesz tego e-maila, ponieważ ktoś z organizacji {organization} ({page}) podał ten adres w {product}. Nie użyjemy go do niczego innego.',

  subjectPollInvited: '{name} pyta, kiedy możesz przyjść: {poll}',
  subjectPollReminder: 'Przypomnienie: kiedy możesz przyjść? {poll}',
  subjectPollConfirm: 'Potwierdź swój głos: {poll}',
  subjectPollVoted: 'Twój głos: {poll}',
  subjectPollRemoved: 'Prosimy o ponowne oddanie głosu: {poll}',
  subjectPollChanged: 'Terminy się zmieniły: {poll}',
  subjectPollDecided: 'Termin jest ustalony: {poll}',
  subjectPollVotedHost: 'Nowy głos: {name} · {poll}',
  subjectPollDeclinedHost: 'Rezygnacja: {name} · {poll}',
  headingPollInvited: 'Kiedy możesz przyjść?',
  headingPollReminder: 'Nadal brakuje Twojego głosu',
  headingPollVoted: 'Potwierdź swój głos',
  headingPollProved: 'Dziękujemy, Twój głos został oddany',
  headingPollVotedAgain: 'Twój głos już jest oddany',
  headingPollRemoved: 'Prosimy o ponowne oddanie głosu',
  headingPollChanged: 'Terminy się zmieniły',
  headingPollDecided: 'Termin jest ustalony',
  headingPollVotedHost: 'Nowy głos',
  headingPollDeclinedHost: 'Ktoś nie może przyjść',
  pollInvited: '{name} szuka terminu na „{poll}” i pyta, kiedy możesz przyjść. Nie potrzebujesz konta.',
  pollReminder: '{name} nadal szuka terminu na „{poll}”. Brakuje jeszcze Twojego głosu.',
  pollReminderConfirm:
    'Twój głos w ankiecie „{poll}” nie jest jeszcze potwierdzony. Otwórz link i potwierdź, że należy do Ciebie.',
  pollVoted:
    'Ktoś oddał głos w ankiecie „{poll}”, używając Twojego adresu e-mail. Jeśli to Ty, potwierdź swój głos. Możesz go zmienić lub wycofać, dopóki głosowanie trwa.',
  pollProved: 'Możesz zmienić lub wycofać swój głos w ankiecie „{poll}”, dopóki głosowanie trwa.',
  pollVotedAgain:
    'Ktoś już podał preferowane terminy na „{poll}”, używając tego adresu e-mail. Otwórz link, aby je zobaczyć, potwierdzić lub zmienić. Wcześniejsze linki przestaną działać.',
  pollRemoved:
    'Nowy czas trwania „{poll}”: {duration}. Twoje wcześniejsze terminy mogą już nie pasować, więc je usunęliśmy. Prosimy o ponowne oddanie głosu.',
  pollChanged:
    'Terminy w ankiecie „{poll}” się zmieniły. Twoje głosy na pozostałe terminy zostały zachowane. Sprawdź, czy nadal są aktualne.',
  pollDecided:
    'Termin na „{poll}” jest ustalony. Nie ma na niego Twojego głosu, więc nie wysłaliśmy Ci zaproszenia. Jeśli jednak możesz przyjść, powiadom organizatora.',
  pollNotYou: '{name} (nie Ty)',
  pollVotedHost: 'Nowy głos w ankiecie „{poll}”: {name}.',
  pollDeclinedHost:
    '{name} jednak nie może przyjść na „{poll}”. Spotkanie pozostaje bez zmian. Możesz je przełożyć lub odwołać.',
  subjectPollAttendsHost: 'Jednak może przyjść: {name} · {poll}',
  headingPollAttendsHost: 'Może przyjść jeszcze jedna osoba',
  pollAttendsHost: '{name} jednak może przyjść na „{poll}” i ma już zaproszenie.',
  labelPollAbout: 'Temat',
  labelPollTimes: 'Terminy',
  labelPollDays: 'Dni',
  labelPollZone: 'Strefa czasowa',
  pollMoreTimes: { one: 'i jeszcze {count}', few: 'i jeszcze {count}', many: 'i jeszcze {count}' },
  labelPollUntil: 'Głosowanie do',
  labelPollAdded: 'Nowe',
  labelPollTakenAway: 'Usunięte',
  labelPollFinal: 'Termin',
  actionPollVote: 'Głosuj na terminy',
  actionPollChange: 'Zmień mój głos',
  actionPollConfirm: 'Potwierdź mój głos',
  actionPollOpen: 'Zobacz wyniki',
  actionPollSee: 'Zobacz wynik',
  textPollLink: 'Otwórz ankietę tutaj:',
  pollLinkIsYours: 'Każdy, kto ma ten link, może zmienić Twój głos. Zachowaj go dla siebie.',
  choosePollMails: 'Wyłącz e-maile o tej ankiecie',
  footerPollInvited: 'Otrzymujesz tego e-maila, ponieważ {owner} ({page}) pyta, kiedy możesz przyjść.',
  footerPollVoter:
    'Otrzymujesz tego e-maila, ponieważ użyto tego adresu do oddania głosu. Jeśli to nie Ty, zignoruj tego e-maila.',

  subjectReferral: '{name} zaprasza Cię do {product}',
  headingReferral: '{name} poleca Ci {product}',
  referral:
    '{product} pozwala rezerwować spotkania z Tobą w terminach, które pasują obu stronom, bez wymiany e-maili. {name} z niego korzysta i zaprasza Cię do wypróbowania.',
  actionTry: 'Zobacz',
  textTry: 'Zobacz tutaj:',
  referralSeen:
    '{name} zobaczy, czy ktoś zarejestruje się w {product} z tym adresem e-mail i czy opłaci plan.',
  referralClosing: '{name} może wysłać Ci jedno przypomnienie. To wszystko.',
  subjectReferralReminder: 'Przypomnienie: {name} zaprasza Cię do {product}',
  headingReferralReminder: '{name} nadal poleca Ci {product}',
  referralLast: 'To było jedyne przypomnienie. Nie będzie więcej takich e-maili. Nadawca: {name}.',
  footerReferral:
    'Otrzymujesz tego e-maila, ponieważ masz zaproszenie do {product}. Zaprasza: {name} ({page}). Nie użyjemy Twojego adresu do niczego innego.',
  subjectReward: 'Karta podarunkowa za {dollars} $ do odbioru: {name}',
  headingReward: 'Karta podarunkowa do wysłania',
  rewardByHand: {
    by: 'points',
    one: '{name} wymienia {points} punkt za osoby, które zarejestrowały się z tym linkiem i opłaciły plan. W zapasie nie ma karty podarunkowej o tej wartości. Wyślij ją na adres {email}.',
    few: '{name} wymienia {points} punkty za osoby, które zarejestrowały się z tym linkiem i opłaciły plan. W zapasie nie ma karty podarunkowej o tej wartości. Wyślij ją na adres {email}.',
    many: '{name} wymienia {points} punktów za osoby, które zarejestrowały się z tym linkiem i opłaciły plan. W zapasie nie ma karty podarunkowej o tej wartości. Wyślij ją na adres {email}.',
  },
  rewardFromStock: {
    by: 'points',
    one: '{name} wymienia {points} punkt za osoby, które zarejestrowały się z tym linkiem i opłaciły plan. Karta podarunkowa z zapasu zostanie wysłana na adres {email}, jeśli jej nie zatrzymasz. Data wysłania: {date}.',
    few: '{name} wymienia {points} punkty za osoby, które zarejestrowały się z tym linkiem i opłaciły plan. Karta podarunkowa z zapasu zostanie wysłana na adres {email}, jeśli jej nie zatrzymasz. Data wysłania: {date}.',
    many: '{name} wymienia {points} punktów za osoby, które zarejestrowały się z tym linkiem i opłaciły plan. Karta podarunkowa z zapasu zostanie wysłana na adres {email}, jeśli jej nie zatrzymasz. Data wysłania: {date}.',
  },
  labelWorth: 'Wartość',
  worthDollars: {
    by: 'points',
    one: '{dollars} $ ({points} punkt)',
    few: '{dollars} $ ({points} punkty)',
    many: '{dollars} $ ({points} punktów)',
  },
  labelGiftCardStop: 'Aby zatrzymać',
  subjectGiftCard: 'Twoja karta podarunkowa za {dollars} $',
  headingGiftCard: 'Oto Twoja karta podarunkowa',
  giftCard: 'Dziękujemy za zapraszanie osób do {product}.',
  giftCardDollars: '{dollars} $',
  labelGiftCardCode: 'Kod',
  giftCardKeep: 'Zachowaj tego e-maila. Po trzech miesiącach usuniemy kod po naszej stronie.',
  footerGiftCard: 'Otrzymujesz tego e-maila, ponieważ w {product} wymieniono Twoje punkty.',

  labelAccount: 'Konto',
  footerFeedback: 'Otrzymujesz tego e-maila, ponieważ prowadzisz ten serwer {product} (OPERATOR_EMAIL).',
  greeting: 'Cześć {name},',
  greetingGuest: 'Dzień dobry,',
  clockForward:
    'Przed tym spotkaniem zegary przesuną się do przodu ({date}, {amount}). Podana tu godzina już to uwzględnia.',
  clockBack: 'Przed tym spotkaniem zegary cofną się ({date}, {amount}). Podana tu godzina już to uwzględnia.',
  labelCode: 'Twój kod',
  chooseMails: 'Wybierz, które e-maile chcesz otrzymywać',
  codeIsYours: 'Nigdy nie prosimy o ten kod przez telefon ani w innym e-mailu.',
  replyReaches: 'Twoja odpowiedź trafi do: {name}.',
  footerHost: 'Otrzymujesz tego e-maila, ponieważ przez {product} rezerwowane są spotkania z Tobą.',
  stopAllMails: 'Wyłącz wszystkie e-maile z {product}',
  allDay: 'Cały dzień',
  footerNewDevice: 'Otrzymujesz tego e-maila, ponieważ masz konto w {product}.',

  subjectWebhookFailing: 'Twój webhook pod adresem {address} nie działa',
  subjectWebhookGone: 'Twój webhook pod adresem {address} został wyłączony',
  headingWebhookFailing: 'Webhook nie działa',
  headingWebhookGone: 'Webhook został wyłączony',
  webhookFailing: {
    one: '{address} nie przyjmuje tego, co wysyłamy: nie powiodła się {count} próba.',
    few: '{address} nie przyjmuje tego, co wysyłamy: nie powiodły się {count} kolejne próby.',
    many: '{address} nie przyjmuje tego, co wysyłamy: nie powiodło się {count} kolejnych prób.',
  },
  webhookGone:
    '{address} odpowiedział kodem 410 (gone), więc wyłączyliśmy webhook i porzuciliśmy to, co na niego czekało.',
  labelSince: 'Od',
  labelLastAttempt: 'Ostatnia próba',
  webhookAnswered: 'Kod odpowiedzi: {status}',
  webhookNoAnswer: 'Serwer nie odpowiedział',
  webhookTimeout: 'Serwer odpowiadał zbyt długo',
  webhookCertificate: 'Certyfikat witryny jest nieważny',
  webhookNoHost: 'Żaden serwer nie ma tej nazwy',
  webhookPrivate: 'Adres jest w sieci prywatnej',
  webhookAddress: 'Nie można użyć tego adresu',
  actionWebhook: 'Otwórz webhook',
  textWebhook: 'Zobacz, co wysłaliśmy, i spróbuj ponownie:',
  textWebhookGone: 'Jeśli znów działa, włącz webhook ponownie tutaj:',
  webhookFailingClosing:
    'Próbujemy dalej, ale coraz rzadziej. Gdy adres znów zadziała, wyślemy wszystko, co czeka. Po około trzech dniach rezygnujemy.',
  webhookGoneClosing: 'Nie ma to wpływu na rezerwacje i e-maile.',
  footerWebhook: 'Otrzymujesz tego e-maila, ponieważ ten webhook jest dodany na Twoim koncie w {product}.',
}
