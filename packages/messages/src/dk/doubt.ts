import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'dk'> = {
  mightBeBlocked: 'Det valgte tidspunkt er måske optaget',
  mightBeBlockedText:
    'Vi kan ikke tjekke værtens kalender lige nu. Du kan booke, og værten giver besked, hvis det ikke passer.',
}
