import { catalog } from './catalog.ts'
import type { texts } from './en/consent.ts'

export const consentTexts = catalog<typeof texts>((language) => import(`./${language}/consent.ts`))

export type ConsentMessages = typeof texts
