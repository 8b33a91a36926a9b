import { catalog } from './catalog.ts'
import type { texts } from './en/branding.ts'

export const brandingTexts = catalog<typeof texts>((language) => import(`./${language}/branding.ts`))
