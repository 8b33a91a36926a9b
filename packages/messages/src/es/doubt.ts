import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'es'> = {
  mightBeBlocked: 'La hora elegida podría estar ocupada',
  mightBeBlockedText:
    'Ahora mismo no podemos consultar el calendario de quien organiza. Puedes reservar; si no es posible, te avisará.',
}
