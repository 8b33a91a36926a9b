import { catalogue } from './catalogue.ts'
import type { texts } from './en/notices.ts'

export const noticesTexts = catalogue<typeof texts>((language) => import(`./${language}/notices.ts`))

export type NoticesMessages = typeof texts
