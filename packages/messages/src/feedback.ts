import { catalog } from './catalog.ts'
import type { texts } from './en/feedback.ts'

export const feedbackTexts = catalog<typeof texts>((language) => import(`./${language}/feedback.ts`))
