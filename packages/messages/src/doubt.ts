import { catalogue } from './catalogue.ts'
import type { texts } from './en/doubt.ts'

export const doubtTexts = catalogue<typeof texts>((language) => import(`./${language}/doubt.ts`))

export type DoubtMessages = typeof texts
