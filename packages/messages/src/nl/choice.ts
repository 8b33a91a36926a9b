import type { texts as source } from '../en/choice.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'nl'> = {
  choosePerson: 'Kies een host',
  anybody: 'Maakt niet uit',
}
