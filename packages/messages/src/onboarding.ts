import { catalog } from './catalog.ts'
import type { texts } from './en/onboarding.ts'

export const onboardingTexts = catalog<typeof texts>((language) => import(`./${language}/onboarding.ts`))
