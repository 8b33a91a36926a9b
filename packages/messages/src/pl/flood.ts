import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  'flood.title': 'Wiele rezerwacji naraz',
  'flood.text':
    'Początek: {time}. Jeśli nie wiesz, kto rezerwuje, poproś uczestników o potwierdzenie adresu e-mail przed rezerwacją.',
  'flood.turn_on': 'Włącz dla wszystkich typów wydarzeń',
  'flood.see': 'Zobacz rezerwacje',
  'flood.dismiss': 'Ukryj',
  'flood.turned_on': {
    one: 'Uczestnicy {count} typu wydarzenia najpierw potwierdzają teraz swój adres e-mail',
    few: 'Uczestnicy {count} typów wydarzeń najpierw potwierdzają teraz swój adres e-mail',
    many: 'Uczestnicy {count} typów wydarzeń najpierw potwierdzają teraz swój adres e-mail',
  },
}
