import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'sv'> = {
  mightBeBlocked: 'Den valda tiden kan vara upptagen',
  mightBeBlockedText:
    'Vi kan inte läsa värdens kalender just nu. Du kan boka, och värden hör av sig om tiden inte fungerar.',
}
