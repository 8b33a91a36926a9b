import type { texts as source } from '../en/deletion.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'deletion.text': {
    by: 'days',
    one: 'Contul tău se închide imediat și este șters definitiv după {days} zi.',
    few: 'Contul tău se închide imediat și este șters definitiv după {days} zile.',
    other: 'Contul tău se închide imediat și este șters definitiv după {days} de zile.',
  },
  'deletion.at_once': 'Paginile tale nu mai sunt online, iar sesiunile tale se închid peste tot.',
  'deletion.back': {
    by: 'days',
    one: 'Ca să-l recuperezi, intră în cont în cel mult {days} zi.',
    few: 'Ca să-l recuperezi, intră în cont în cel mult {days} zile.',
    other: 'Ca să-l recuperezi, intră în cont în cel mult {days} de zile.',
  },
  'deletion.then': 'După aceea, ștergem totul: datele tale și ce ți-au spus participanții.',
  'deletion.export': 'Exportă-ți mai întâi datele',
  'deletion.reason': 'De ce vrei să pleci?',
  'deletion.reason_text': 'Cine administrează acest server poate citi asta până dispare contul tău.',
  'deletion.meetings': {
    one: '{count} întâlnire viitoare',
    few: '{count} întâlniri viitoare',
    other: '{count} de întâlniri viitoare',
  },
  'deletion.cancel': 'Anulează-le',
  'deletion.cancel_text': 'Le scriem acum participanților tăi. Întâlnirile rămân anulate și dacă revii.',
  'deletion.keep': 'Păstrează-le',
  'deletion.keep_text':
    'Nu anunțăm participanții tăi. După ce dispare contul tău, nu mai pot muta sau anula.',
  'deletion.password': 'Parola ta',
  'deletion.failed': 'Contul tău nu a putut fi șters. Încearcă din nou!',
  'deletion.ask': 'Șterge contul meu',
}
