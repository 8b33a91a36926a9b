import { catalogue } from './catalogue.ts'
import type { texts } from './en/referrals.ts'

export const referralsTexts = catalogue<typeof texts>((language) => import(`./${language}/referrals.ts`))
