import { catalog } from './catalog.ts'
import type { texts } from './en/doubt.ts'

export const doubtTexts = catalog<typeof texts>((language) => import(`./${language}/doubt.ts`))

export type DoubtMessages = typeof texts
