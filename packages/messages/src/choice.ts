import { catalog } from './catalog.ts'
import type { texts } from './en/choice.ts'

export const choiceTexts = catalog<typeof texts>((language) => import(`./${language}/choice.ts`))

export type ChoiceMessages = typeof texts
