import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'ro'> = {
  'flood.title': 'Multe rezervări deodată',
  'flood.text':
    'A început: {time}. Dacă nu știi cine a rezervat, cere participanților să-și confirme adresa de e-mail înainte să poată rezerva.',
  'flood.turn_on': 'Activează la toate tipurile de evenimente',
  'flood.see': 'Vezi rezervările',
  'flood.dismiss': 'Ignoră',
  'flood.turned_on': {
    one: 'Participanții la {count} tip de eveniment își confirmă acum mai întâi adresa de e-mail',
    few: 'Participanții la {count} tipuri de evenimente își confirmă acum mai întâi adresa de e-mail',
    other: 'Participanții la {count} de tipuri de evenimente își confirmă acum mai întâi adresa de e-mail',
  },
}
