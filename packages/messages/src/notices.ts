import { catalog } from './catalog.ts'
import type { texts } from './en/notices.ts'

export const noticesTexts = catalog<typeof texts>((language) => import(`./${language}/notices.ts`))

export type NoticesMessages = typeof texts
