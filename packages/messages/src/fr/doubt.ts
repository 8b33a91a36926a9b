import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fr'> = {
  mightBeBlocked: 'Le créneau choisi est peut-être déjà pris',
  mightBeBlockedText:
    'Nous ne pouvons pas consulter l’agenda de l’hôte pour le moment. Vous pouvez réserver, et l’hôte vous préviendra si cela ne convient pas.',
}
