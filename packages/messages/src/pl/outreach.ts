import type { texts as source } from '../en/outreach.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'error.outreach_not_found': 'To narzędzie nie jest już połączone.',
  'error.outreach_campaign_not_found': 'Ta kampania nie jest już połączona.',
  'error.outreach_busy': 'Leady są nadal dodawane. Poczekaj na koniec lub najpierw zatrzymaj dodawanie.',
  'outreach.disconnect_text':
    'Leady, które już są w {name}, tam pozostaną. {name} nie dowie się już o rezerwacjach, a my usuniemy klucz.',
  'outreach.campaigns': 'Kampanie',
  'outreach.campaigns_text':
    'Twoje leady są dodawane w {name} z osobistymi linkami. Gdy jeden z nich rezerwuje, {name} się o tym dowiaduje, więc nie dostaje on kolejnych wiadomości.',
  'outreach.empty': 'Brak połączonych kampanii.',
  'outreach.no_campaigns': 'Najpierw utwórz kampanię. Potem możesz tu dodać jej leady.',
  'outreach.to_campaigns': 'Przejdź do kampanii',
  'outreach.link': 'Połącz kampanię',
  'outreach.ours': 'Twoja kampania',
  'outreach.theirs': 'Kampania w {name}',
  'outreach.audience': 'Grupa odbiorców w {name}',
  'outreach.draft': '{campaign} (wersja robocza)',
  'outreach.field': 'Własne pole na link',
  'outreach.field_text': 'Użyj tego pola w wiadomościach w {name}, a każdy lead dostanie własny link.',
  'outreach.field_problem': 'Użyj liter, cyfr i podkreśleń, np. booking_link.',
  'outreach.tag': 'Tag dla leadów z rezerwacją (opcjonalnie)',
  'outreach.tag_text': 'Dodajemy go w {name}, gdy lead rezerwuje, i w razie potrzeby tworzymy.',
  'outreach.tag_set': 'Tag dla leadów z rezerwacją: {tag}',
  'outreach.label': 'Etykieta dla leadów z rezerwacją (opcjonalnie)',
  'outreach.label_text':
    'Wybierz istniejącą etykietę leadów w {name}. Jeśli pozostawisz to puste, leady z rezerwacją otrzymają oznaczenie „Meeting booked”',
  'outreach.label_set': 'Etykieta dla leadów z rezerwacją: {tag}',
  'outreach.choose': 'Wybierz',
  'outreach.incomplete': 'Wybierz, skąd pochodzą leady i dokąd trafiają.',
  'outreach.targets_empty':
    'W {name} nie ma jeszcze nic, do czego można dodać leady. Najpierw utwórz tam kampanię.',
  'outreach.save': 'Połącz kampanię',
  'outreach.saved': 'Kampania połączona',
  'outreach.changed': 'Kampania zaktualizowana',
  'outreach.edit': 'Edytuj: {campaign}',
  'outreach.gone': 'Usunięta kampania',
  'outreach.goes_to': 'Leady trafiają do {target}, linki do {field}',
  'outreach.push': 'Dodaj leady',
  'outreach.push_stop': 'Zatrzymaj dodawanie',
  'outreach.push_none': 'Nie dodano jeszcze leadów.',
  'outreach.push_running': 'Dodano {done} z {total}',
  'outreach.push_done': {
    one: '{count} lead jest w {name}',
    few: '{count} leady są w {name}',
    many: '{count} leadów jest w {name}',
  },
  'outreach.push_stopped': 'Zatrzymano po {done} z {total}. Dodane już leady pozostaną.',
  'outreach.push_failed': 'Nieukończone: dodano {done} z {total}.',
  'outreach.refused': {
    one: 'Nie dodano {count} leada. {need}',
    few: 'Nie dodano {count} leadów. {need}',
    many: 'Nie dodano {count} leadów. {need}',
  },
  'outreach.need_heyreach':
    'HeyReach potrzebuje profilu LinkedIn dla każdego leada: zaimportuj go z kolumną adresów profili.',
  'outreach.need_lagrowthmachine':
    'La Growth Machine potrzebuje adresu e-mail lub profilu LinkedIn dla każdego leada.',
  'outreach.need_instantly':
    'Instantly potrzebuje adresu e-mail, którego nie ma na jego liście zablokowanych.',
  'outreach.told': {
    one: '{count} rezerwacja wysłana do {name}',
    few: '{count} rezerwacje wysłane do {name}',
    many: '{count} rezerwacji wysłanych do {name}',
  },
  'outreach.telling': {
    one: '{count} rezerwacja czeka',
    few: '{count} rezerwacje czekają',
    many: '{count} rezerwacji czeka',
  },
  'outreach.untold': {
    one: 'Nie udało się wysłać {count} rezerwacji: {name} nie ma tego leada.',
    few: 'Nie udało się wysłać {count} rezerwacji: {name} nie ma tych leadów.',
    many: 'Nie udało się wysłać {count} rezerwacji: {name} nie ma tych leadów.',
  },
  'outreach.replied': {
    one: 'Odpowiedział {count} lead',
    few: 'Odpowiedziały {count} leady',
    many: 'Odpowiedziało {count} leadów',
  },
  'outreach.unlink': 'Odłącz',
  'outreach.unlink_title': 'Odłączyć: {campaign}?',
  'outreach.unlink_text':
    'Leady, które już są w {name}, tam pozostaną. {name} nie dowie się już o rezerwacjach z tej kampanii.',
  'outreach.unlinked': 'Kampania odłączona',
  'outreach.do_unauthorized': 'Połącz ponownie działającym kluczem.',
  'outreach.do_forbidden': 'Twój plan w {name} nie obejmuje API. Ulepsz go tam, a potem spróbuj ponownie.',
  'outreach.do_not_found': 'Ta kampania już nie istnieje w {name}. Połącz inną.',
  'outreach.do_rate_limited': '{name} prosi nas o wolniejsze tempo. Będziemy kontynuować automatycznie.',
  'outreach.do_unavailable': '{name} nie odpowiada. Spróbujemy ponownie automatycznie.',
  'outreach.do_invalid':
    '{name} odrzuca leady. Sprawdź, czy kampania jest aktywna, a pole {field} nadal istnieje, i spróbuj ponownie.',
  'outreach.hook': 'Odpowiedzi leadów',
  'outreach.hook_text':
    'Wklej adres do webhooków w {name}, a zobaczysz tu, kto odpowiedział. Zachowaj go w tajemnicy: kto go zna, może zgłaszać odpowiedzi.',
  'outreach.hook_make': 'Utwórz adres',
  'outreach.hook_again': 'Zastąp adres',
  'outreach.hook_end': 'Wyłącz',
  'outreach.hook_title': 'Adres dla webhooków',
  'outreach.hook_once': 'Skopiuj go teraz: pokazujemy go tylko raz. Poprzedni adres już nie działa.',
  'outreach.hook_copy': 'Kopiuj adres',
  'outreach.hook_copied': 'Adres skopiowany',
  'outreach.hook_kept': 'Gotowe',
  'outreach.hook_never': 'Niczego jeszcze nie odebrano.',
  'outreach.hook_heard': 'Ostatnio odebrano: {date}',
}
