import type { texts as source } from '../en/choice.ts'
import type { Translated } from '../translate.ts'

export const texts: Translated<typeof source, 'il'> = {
  choosePerson: 'עם מי הפגישה',
  anybody: 'לא משנה מי',
}
