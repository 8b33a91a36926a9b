import { catalogue } from './catalogue.ts'
import type { texts } from './en/consent.ts'

export const consentTexts = catalogue<typeof texts>((language) => import(`./${language}/consent.ts`))

export type ConsentMessages = typeof texts
