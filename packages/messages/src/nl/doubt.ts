import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  mightBeBlocked: 'De gekozen tijd is misschien bezet',
  mightBeBlockedText:
    'We kunnen de agenda van de host nu niet controleren. Je kunt boeken, en de host laat het je weten als het niet uitkomt.',
}
