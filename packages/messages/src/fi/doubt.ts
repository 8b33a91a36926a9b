import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'fi'> = {
  mightBeBlocked: 'Valittu aika saattaa olla varattu',
  mightBeBlockedText:
    'Emme voi juuri nyt tarkistaa järjestäjän kalenteria. Voit varata, ja järjestäjä kertoo, jos aika ei sovi.',
}
