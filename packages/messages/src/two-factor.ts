import { catalog } from './catalog.ts'
import type { texts } from './en/two-factor.ts'

export const twoFactorTexts = catalog<typeof texts>((language) => import(`./${language}/two-factor.ts`))
