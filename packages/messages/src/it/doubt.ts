import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'it'> = {
  mightBeBlocked: 'L’orario scelto potrebbe essere occupato',
  mightBeBlockedText:
    'Al momento non possiamo controllare il calendario dell’host. Puoi prenotare: se non va bene, l’host ti avviserà.',
}
