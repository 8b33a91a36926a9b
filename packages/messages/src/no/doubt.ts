import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'no'> = {
  mightBeBlocked: 'Tidspunktet du valgte, kan være opptatt',
  mightBeBlockedText:
    'Vi kan ikke sjekke kalenderen til verten akkurat nå. Du kan booke, og verten sier fra hvis det ikke passer.',
}
