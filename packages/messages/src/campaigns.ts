import { catalog } from './catalog.ts'
import type { texts } from './en/campaigns.ts'

/** Campaigns, their leads, and the windows for outreach tools. */
export const campaignsTexts = catalog<typeof texts>((language) => import(`./${language}/campaigns.ts`))
