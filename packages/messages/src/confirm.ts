import { catalog } from './catalog.ts'
import type { texts } from './en/confirm.ts'

export const confirmTexts = catalog<typeof texts>((language) => import(`./${language}/confirm.ts`))

export type ConfirmMessages = typeof texts
