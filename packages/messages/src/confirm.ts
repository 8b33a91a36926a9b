import { catalogue } from './catalogue.ts'
import type { texts } from './en/confirm.ts'

export const confirmTexts = catalogue<typeof texts>((language) => import(`./${language}/confirm.ts`))

export type ConfirmMessages = typeof texts
