import { catalogue } from './catalogue.ts'
import type { texts } from './en/activity.ts'

export const activityTexts = catalogue<typeof texts>((language) => import(`./${language}/activity.ts`))
