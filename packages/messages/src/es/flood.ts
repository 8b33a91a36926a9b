import type { texts as source } from '../en/flood.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  'flood.title': 'Muchas reservas a la vez',
  'flood.text':
    'Empezó {time}. Si no sabes quién reservó, pide a los invitados que confirmen su dirección de correo antes de poder reservar.',
  'flood.turn_on': 'Activar para todos los tipos de evento',
  'flood.see': 'Ver reservas',
  'flood.dismiss': 'Descartar',
  'flood.turned_on': {
    one: 'Los invitados de {count} tipo de evento ahora confirman primero su dirección de correo',
    other: 'Los invitados de {count} tipos de evento ahora confirman primero su dirección de correo',
  },
}
