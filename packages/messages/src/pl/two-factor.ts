import type { texts as source } from '../en/two-factor.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'two_factor.text': 'Prosi o kod oprócz hasła, więc skradzione hasło nie wystarczy.',
  'two_factor.off': 'Logowanie dwuetapowe jest wyłączone',
  'two_factor.off_text': 'Włącz je, aby logować się hasłem i sześciocyfrowym kodem z aplikacji na telefonie.',
  'two_factor.set_up': 'Skonfiguruj logowanie dwuetapowe',
  'two_factor.step': 'Krok {step} z 3',
  'two_factor.app': 'Zainstaluj aplikację uwierzytelniającą',
  'two_factor.app_text':
    'Działa każda aplikacja do kodów jednorazowych, także wiele menedżerów haseł. Potem wpisz hasło, aby kontynuować.',
  'two_factor.next': 'Dalej',
  'two_factor.scan': 'Zeskanuj kod',
  'two_factor.scan_text':
    'Otwórz aplikację i zeskanuj ten kod. Rysuje go Twoja przeglądarka i nigdzie go nie wysyła.',
  'two_factor.qr': 'Kod QR dla aplikacji uwierzytelniającej',
  'two_factor.by_hand': 'Nie masz aparatu? Wpisz ten klucz w aplikacji:',
  'two_factor.copy_key': 'Kopiuj klucz',
  'two_factor.enter': 'Wpisz 6-cyfrowy kod',
  'two_factor.switch_on': 'Włącz',
  'two_factor.switched_on': 'Logowanie dwuetapowe jest włączone. Wszystkie inne sesje zostały wylogowane.',
  'two_factor.codes': 'Zapisz swoje kody odzyskiwania',
  'two_factor.codes_text':
    'Gdy nie masz aplikacji, każdy kod wpuszcza Cię raz. Pokazujemy je tylko teraz, więc zapisz je w bezpiecznym miejscu.',
  'two_factor.copy_codes': 'Kopiuj kody',
  'two_factor.download': 'Pobierz',
  'two_factor.kept': 'Mam je zapisane',
  'two_factor.file_text': 'Kody odzyskiwania do {product}. Każdy działa raz.',
  'two_factor.on': 'Logowanie dwuetapowe jest włączone',
  'two_factor.since': 'Od: {date}.',
  'two_factor.codes_left': {
    one: 'Został {count} kod odzyskiwania.',
    few: 'Zostały {count} kody odzyskiwania.',
    many: 'Zostało {count} kodów odzyskiwania.',
  },
  'two_factor.renew': 'Pobierz nowe kody odzyskiwania',
  'two_factor.switch_off': 'Wyłącz',
  'two_factor.switched_off': 'Logowanie dwuetapowe jest wyłączone. Wszystkie inne sesje zostały wylogowane.',
  'error.two_factor_is_on': 'Logowanie dwuetapowe jest już włączone',
}
