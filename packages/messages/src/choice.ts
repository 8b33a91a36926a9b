import { catalogue } from './catalogue.ts'
import type { texts } from './en/choice.ts'

export const choiceTexts = catalogue<typeof texts>((language) => import(`./${language}/choice.ts`))

export type ChoiceMessages = typeof texts
