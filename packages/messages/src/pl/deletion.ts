import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'deletion.text': {
    by: 'days',
    one: 'Twoje konto zostanie od razu zamknięte, a po {days} dniu trwale usunięte.',
    few: 'Twoje konto zostanie od razu zamknięte, a po {days} dniach trwale usunięte.',
    many: 'Twoje konto zostanie od razu zamknięte, a po {days} dniach trwale usunięte.',
  },
  'deletion.at_once': 'Twoje strony przejdą w tryb offline, a wszystkie sesje zostaną wylogowane.',
  'deletion.back': {
    by: 'days',
    one: 'Aby je odzyskać, zaloguj się w ciągu {days} dnia.',
    few: 'Aby je odzyskać, zaloguj się w ciągu {days} dni.',
    many: 'Aby je odzyskać, zaloguj się w ciągu {days} dni.',
  },
  'deletion.then': 'Potem usuniemy wszystko: Twoje dane i to, co powierzyli Ci uczestnicy.',
  'deletion.export': 'Najpierw wyeksportuj swoje dane',
  'deletion.reason': 'Dlaczego chcesz odejść?',
  'deletion.reason_text': 'Osoba prowadząca ten serwer może to przeczytać, dopóki Twoje konto istnieje.',
  'deletion.meetings': {
    one: '{count} nadchodzące spotkanie',
    few: '{count} nadchodzące spotkania',
    many: '{count} nadchodzących spotkań',
  },
  'deletion.cancel': 'Odwołaj je',
  'deletion.cancel_text':
    'Od razu wyślemy e-maile do Twoich uczestników. Spotkania pozostaną odwołane, nawet jeśli wrócisz.',
  'deletion.keep': 'Zachowaj je',
  'deletion.keep_text':
    'Nie powiadomimy Twoich uczestników. Gdy Twoje konto zniknie, nie będą mogli niczego przełożyć ani odwołać.',
  'deletion.password': 'Twoje hasło',
  'deletion.failed': 'Nie udało się usunąć Twojego konta. Spróbuj ponownie!',
  'deletion.ask': 'Usuń moje konto',
}
