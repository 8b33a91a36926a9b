import type { texts as source } from '../en/doubt.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'cz'> = {
  mightBeBlocked: 'Vybraný termín může být obsazený',
  mightBeBlockedText:
    'Kalendář organizátora teď nemůžeme zkontrolovat. Rezervovat můžete; pokud termín nevyhovuje, organizátor vám dá vědět.',
}
