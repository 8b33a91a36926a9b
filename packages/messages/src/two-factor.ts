import { catalogue } from './catalogue.ts'
import type { texts } from './en/two-factor.ts'

export const twoFactorTexts = catalogue<typeof texts>((language) => import(`./${language}/two-factor.ts`))
