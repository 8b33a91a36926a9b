import { catalogue } from './catalogue.ts'
import type { texts } from './en/onboarding.ts'

export const onboardingTexts = catalogue<typeof texts>((language) => import(`./${language}/onboarding.ts`))
