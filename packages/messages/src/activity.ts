import { catalog } from './catalog.ts'
import type { texts } from './en/activities.ts'

/** The activity of an account, by capability. `activity.<kind>` says what happened. Its subject is shown next to it. */
export const activityTexts = catalog<typeof texts>((language) => import(`./${language}/activities.ts`))
