import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  'flood.title': 'Molte prenotazioni insieme',
  'flood.text':
    'È iniziato {time}. Se non sai chi ha prenotato, chiedi agli invitati di confermare il proprio indirizzo email prima di poter prenotare.',
  'flood.turn_on': 'Attiva per tutti i tipi di evento',
  'flood.see': 'Vedi prenotazioni',
  'flood.dismiss': 'Ignora',
  'flood.turned_on': {
    one: 'Gli invitati di {count} tipo di evento ora confermano prima il proprio indirizzo email',
    other: 'Gli invitati di {count} tipi di evento ora confermano prima il proprio indirizzo email',
  },
}
