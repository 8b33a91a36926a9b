import { catalog } from './catalog.ts'
import type { texts } from './en/referrals.ts'

export const referralsTexts = catalog<typeof texts>((language) => import(`./${language}/referrals.ts`))
