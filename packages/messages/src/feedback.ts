import { catalogue } from './catalogue.ts'
import type { texts } from './en/feedback.ts'

export const feedbackTexts = catalogue<typeof texts>((language) => import(`./${language}/feedback.ts`))
