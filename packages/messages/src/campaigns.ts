import { catalogue, together } from './catalogue.ts'
import type { texts as backgrounds } from './en/campaigns/backgrounds.ts'
import type { texts as campaigns } from './en/campaigns/campaigns.ts'
import type { texts as errors } from './en/campaigns/errors.ts'
import type { texts as external } from './en/campaigns/external.ts'
import type { texts as imported } from './en/campaigns/import.ts'
import type { texts as leads } from './en/campaigns/leads.ts'

/** Campaigns, their leads, and the windows for outreach tools. */
export const campaignsTexts = together({
  campaigns: catalogue<typeof campaigns>((language) => import(`./${language}/campaigns/campaigns.ts`)),
  backgrounds: catalogue<typeof backgrounds>((language) => import(`./${language}/campaigns/backgrounds.ts`)),
  leads: catalogue<typeof leads>((language) => import(`./${language}/campaigns/leads.ts`)),
  imported: catalogue<typeof imported>((language) => import(`./${language}/campaigns/import.ts`)),
  external: catalogue<typeof external>((language) => import(`./${language}/campaigns/external.ts`)),
  errors: catalogue<typeof errors>((language) => import(`./${language}/campaigns/errors.ts`)),
})
