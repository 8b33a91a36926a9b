import type { texts as source } from '../en/webhooks.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'webhooks.state_none': 'Brak zdarzeń w ostatnich 30 dniach',
  'webhooks.state_off': 'Wyłączono',
  'webhooks.state_gone': 'Wyłączono: adres odpowiedział kodem 410 (gone)',
  'webhooks.state_delivered': 'Dostarczono {ago}',
  'webhooks.state_sending': 'Wysyłanie',
  'webhooks.state_waiting': '{answer}; następna próba: {time}',
  'webhooks.state_failed': '{answer}; zakończono próby',
  'webhooks.answered': 'Kod odpowiedzi: {status}',
  'webhooks.no_answer': 'Serwer nie odpowiada',
  'webhooks.state_paused': {
    one: 'Wstrzymano po {count} nieudanej próbie; następna: {time}',
    few: 'Wstrzymano po {count} nieudanych próbach; następna: {time}',
    many: 'Wstrzymano po {count} nieudanych próbach; następna: {time}',
  },
  'webhooks.state_paused_idle': {
    one: 'Wstrzymano po {count} nieudanej próbie; kolejna przy następnej rezerwacji',
    few: 'Wstrzymano po {count} nieudanych próbach; kolejna przy następnej rezerwacji',
    many: 'Wstrzymano po {count} nieudanych próbach; kolejna przy następnej rezerwacji',
  },
  'webhooks.state_trying': 'Ponawianie próby',
  'webhooks.paused': {
    one: 'Wstrzymano, {count} nieudana próba od: {since}.',
    few: 'Wstrzymano, {count} nieudane próby z rzędu od: {since}.',
    many: 'Wstrzymano, {count} nieudanych prób z rzędu od: {since}.',
  },
  'webhooks.paused_next': 'Następna próba: {time}.',
  'webhooks.paused_trying': 'Właśnie próbujemy ponownie.',
  'webhooks.paused_idle': 'Nic nie czeka. Spróbujemy ponownie przy następnej rezerwacji.',
  'webhooks.paused_text':
    'Gdy adres znów zadziała, wyślemy wszystko, co czeka. Po około trzech dniach rezygnujemy.',
  'webhooks.try_now': 'Spróbuj teraz',
  'webhooks.slow':
    'Działa wolno (od: {since}): odpowiedź trwa ponad dwie sekundy. Opóźnia to tylko to, co tam wysyłamy.',
  'webhooks.delivered': 'Dostarczono ({status})',
  'webhooks.deliveries': 'Dostawy',
  'webhooks.deliveries_text':
    'Maksymalnie {count}, przechowywane przez 30 dni. Nowe pojawiają się automatycznie. Twoja strefa czasowa: {zone}',
  'webhooks.deliveries_none': 'Brak zdarzeń w ostatnich 30 dniach',
  'webhooks.deliveries_none_text':
    'Tutaj pojawi się Twoja następna rezerwacja. Do tego czasu możesz wysłać przykład, którego nie przechowujemy.',
  'webhooks.waiting': 'Oczekuje',
  'webhooks.failed': 'Nieudane',
  'webhooks.open_booking': '{event}: otwórz spotkanie',
  'webhooks.attempts': { one: '{count} próba', few: '{count} próby', many: '{count} prób' },
  'webhooks.next_attempt': 'Następna próba: {time}',
  'webhooks.open_delivery': '{event}, {time}: co wysłano',
  'webhooks.body_copy': 'Kopiuj treść',
  'webhooks.body_erased': 'Już nieprzechowywana: usunięto ją z danymi uczestnika.',
  'webhooks.response': 'Odpowiedź serwera',
  'webhooks.response_none': 'Jeszcze brak',
  'webhooks.response_empty': 'Odpowiedź jest pusta.',
  'webhooks.response_untold':
    'Nie pokazujemy odpowiedzi z własnej sieci serwera ani odpowiedzi, które nie są tekstem.',
  'webhooks.took': '{seconds} s',
  'webhooks.resend': 'Wyślij ponownie',
  'webhooks.resend_text': 'Ta sama treść z tym samym webhook-id, podpisana na nowo.',
  'webhooks.resend_refused': 'Tego nie można już wysłać ponownie',
  'webhooks.what': 'Co jest wysyłane',
  'webhooks.what_summary': 'Przykład i sposób sprawdzenia podpisu',
  'webhooks.what_answer':
    'Odpowiedź od 200 do 299 oznacza odbiór. Po każdej innej odpowiedzi lub jej braku wysyłamy ponownie, coraz rzadziej. 410 wyłącza webhook.',
  'webhooks.what_repeat':
    'Zdarzenie może przyjść dwa razy lub z opóźnieniem. Nagłówek webhook-id jest taki sam przy każdej próbie, a sequence rośnie z każdą zmianą rezerwacji.',
  'webhooks.what_body': 'Treść żądania',
  'webhooks.what_event': 'Zdarzenie w treści',
  'webhooks.what_signature': 'Sprawdź podpis (w Node)',
  'webhooks.what_signature_text':
    'Sprawdź treść w otrzymanej postaci, zanim przetworzysz ją jako JSON. W innych językach użyj biblioteki Standard Webhooks.',

  'webhook_event.invitee.created': 'Zarezerwowano',
  'webhook_event.invitee.rescheduled': 'Przełożono',
  'webhook_event.invitee.reassigned': 'Przekazano',
  'webhook_event.invitee.canceled': 'Odwołano',
  'webhook_event.invitee.no_show': 'Nieobecność',
  'webhook_event.invitee.no_show_undone': 'Nieobecność cofnięta',
  'webhook_event.one_off.taken': 'Spotkanie jednorazowe zarezerwowane',
  'webhook_event.poll.decided': 'Ankieta rozstrzygnięta',
  'webhook_event.routing_form.answered': 'Formularz kierujący z odpowiedzią',
  'webhook_event.video.watched': 'Film obejrzany',
  'webhook_event.lead.booked': 'Lead z rezerwacją',

  'webhooks.title': 'Webhooki',
  'webhooks.text':
    'Informuj swój własny program od razu, gdy spotkanie zostanie zarezerwowane, przełożone lub odwołane.',
  'webhooks.add': 'Nowy webhook',
  'webhooks.add_action': 'Dodaj webhooka',
  'webhooks.empty': 'Brak webhooków',
  'webhooks.empty_text':
    'Wpisz adres swojego programu. Może wypełniać CRM, pisać na czacie lub uruchamiać to, co następuje po rezerwacji.',
  'webhooks.gone': 'Ten webhook nie istnieje',
  'webhooks.gone_text': 'Mógł zostać usunięty. Lista pokazuje wszystkie Twoje webhooki.',
  'webhooks.all': 'Wszystkie webhooki',

  'webhooks.url': 'Adres',
  'webhooks.url_text': 'Wysyłamy tu każde zdarzenie jako JSON metodą POST.',
  'webhooks.url_invalid': 'URL webhooka musi być prawidłowy: adres zaczynający się od https:// lub http://',
  'webhooks.url_password':
    'Pomiń nazwę użytkownika i hasło. Użyj zamiast tego tokena w ścieżce lub zapytaniu.',
  'webhooks.events': 'Wysyłane zdarzenia',
  'webhooks.events_required': 'Wybierz co najmniej jedno',
  'webhooks.saved': 'Webhook zapisany',
  'webhooks.added': '{name} otrzymuje teraz Twoje rezerwacje',

  'webhooks.by_program': 'Skonfigurowany przez program',
  'webhooks.more': 'Więcej działań: {name}',
  'webhooks.switch': '{name} otrzymuje Twoje rezerwacje',
  'webhooks.on': 'Włączony',
  'webhooks.off': 'Wyłączony',
  'webhooks.turned_on': '{name} znów otrzymuje Twoje rezerwacje',
  'webhooks.turned_off': '{name} nie otrzymuje już Twoich rezerwacji',
  'webhooks.is_gone':
    'Adres odpowiedział kodem 410 (gone), więc wyłączyliśmy webhook. Jeśli znów działa, włącz webhook ponownie.',
  'webhooks.delete_title': 'Usunąć: {name}?',
  'webhooks.delete_text':
    'Przestaniemy na niego wysyłać, także to, co czeka na kolejną próbę. Jego dostawy też zostaną usunięte.',
  'webhooks.deleted': 'Usunięto: {name}',

  'webhooks.secret': 'Sekret',
  'webhooks.secret_text':
    'Pokazaliśmy go raz, po utworzeniu. Jeśli zaginął lub widział go ktoś inny, utwórz nowy.',
  'webhooks.secret_fresh': 'Skopiuj sekret teraz',
  'webhooks.secret_once': 'Później nie będzie można go zobaczyć.',
  'webhooks.secret_use':
    'Twój program sprawdza nim, czy żądanie pochodzi stąd i nie zostało zmienione. Żądania są podpisywane zgodnie ze Standard Webhooks. Kod jest poniżej w sekcji „{section}”.',
  'webhooks.secret_copy': 'Kopiuj sekret',
  'webhooks.secret_copied': 'Sekret skopiowany',
  'webhooks.secret_done': 'Mam go zapisany',
  'webhooks.renew': 'Nowy sekret',
  'webhooks.renew_title': 'Zastąpić sekret?',
  'webhooks.renew_text':
    'Stary działa jeszcze przez jeden dzień, więc jest czas na zmianę. Potem przestanie działać.',

  'webhooks.test': 'Wyślij przykład',
  'webhooks.test_text': 'Wysyła teraz jedno żądanie, oznaczone jako test, na zapisany adres.',
  'webhooks.test_event': 'Zdarzenie w przykładzie',
  'webhooks.test_action': 'Wyślij',
  'webhooks.test_delivered': 'Przykład dostarczony ({status})',

  'error.webhook_not_found': 'Ten webhook został usunięty',
  'error.webhook_limit_reached': 'Osiągnięto limit webhooków. Najpierw usuń jeden.',
}
