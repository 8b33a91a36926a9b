import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  'flood.title': 'Beaucoup de réservations à la fois',
  'flood.text':
    'Début : {time}. Si vous ne savez pas qui a réservé, demandez aux participants de confirmer leur adresse e-mail avant de réserver.',
  'flood.turn_on': 'Activer pour tous les types d’événement',
  'flood.see': 'Voir les réservations',
  'flood.dismiss': 'Ignorer',
  'flood.turned_on': {
    one: 'Les participants de {count} type d’événement confirment désormais d’abord leur adresse e-mail',
    other: 'Les participants de {count} types d’événement confirment désormais d’abord leur adresse e-mail',
  },
}
