import { catalogue } from './catalogue.ts'
import type { texts } from './en/branding.ts'

export const brandingTexts = catalogue<typeof texts>((language) => import(`./${language}/branding.ts`))
