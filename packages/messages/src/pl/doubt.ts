import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'pl'> = {
  mightBeBlocked: 'Wybrany termin może być zajęty',
  mightBeBlockedText:
    'Nie możemy teraz sprawdzić kalendarza organizatora. Możesz zarezerwować, a organizator da znać, jeśli termin nie pasuje.',
}
