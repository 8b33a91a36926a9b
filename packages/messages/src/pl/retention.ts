import type { texts as source } from '../en/retention.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'retention.text': 'Usuwaj dane uczestników, gdy już ich nie potrzebujesz.',
  'retention.label': 'Usuwanie danych uczestników',
  'retention.label_text': 'Dotyczy zakończonych spotkań.',
  'retention.never': 'Nigdy',
  'retention.after': {
    one: '{count} miesiąc po spotkaniu',
    few: '{count} miesiące po spotkaniu',
    many: '{count} miesięcy po spotkaniu',
  },
  'retention.what':
    'Każdej nocy usuwamy nazwiska, adresy e-mail, odpowiedzi, gości, powody i kampanie. Nadal widzisz, ile było spotkań, jakich i kiedy.',
  'retention.save': 'Zapisz',
  'retention.saved': 'Zapisano',
  'retention.ask': 'Usunąć starsze dane?',
  'retention.ask_text': {
    one: 'Tej nocy usuniemy to, co uczestnicy powierzyli Ci w spotkaniach zakończonych ponad {count} miesiąc temu. Tego nie można cofnąć. W razie potrzeby najpierw wyeksportuj dane.',
    few: 'Tej nocy usuniemy to, co uczestnicy powierzyli Ci w spotkaniach zakończonych ponad {count} miesiące temu. Tego nie można cofnąć. W razie potrzeby najpierw wyeksportuj dane.',
    many: 'Tej nocy usuniemy to, co uczestnicy powierzyli Ci w spotkaniach zakończonych ponad {count} miesięcy temu. Tego nie można cofnąć. W razie potrzeby najpierw wyeksportuj dane.',
  },
}
