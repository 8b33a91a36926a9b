import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'hu'> = {
  mightBeBlocked: 'A kiválasztott időpont foglalt lehet',
  mightBeBlockedText:
    'Most nem tudjuk ellenőrizni a szervező naptárát. Foglalhat, és a szervező szól, ha mégsem jó.',
}
