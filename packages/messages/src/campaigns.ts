import { catalog, together } from './catalog.ts'
import type { texts as backgrounds } from './en/campaigns/backgrounds.ts'
import type { texts as campaigns } from './en/campaigns/campaigns.ts'
import type { texts as errors } from './en/campaigns/errors.ts'
import type { texts as external } from './en/campaigns/external.ts'
import type { texts as imported } from './en/campaigns/import.ts'
import type { texts as leads } from './en/campaigns/leads.ts'

/** Campaigns, their leads, and the windows for outreach tools. */
export const campaignsTexts = together({
  campaigns: catalog<typeof campaigns>((language) => import(`./${language}/campaigns/campaigns.ts`)),
  backgrounds: catalog<typeof backgrounds>((language) => import(`./${language}/campaigns/backgrounds.ts`)),
  leads: catalog<typeof leads>((language) => import(`./${language}/campaigns/leads.ts`)),
  imported: catalog<typeof imported>((language) => import(`./${language}/campaigns/import.ts`)),
  external: catalog<typeof external>((language) => import(`./${language}/campaigns/external.ts`)),
  errors: catalog<typeof errors>((language) => import(`./${language}/campaigns/errors.ts`)),
})
