import { z } from 'zod'

// HeyReach's own names. Nothing outside this folder knows them.

const NumberOrText = z.union([z.number().int(), z.string()]).transform(String)

export const CampaignPage = z.looseObject({
  totalCount: z.number().int(),
  items: z.array(
    z.looseObject({ id: NumberOrText, name: z.string().default(''), status: z.string().optional() }),
  ),
})

export const Counts = z.looseObject({ failedLeadsCount: z.number().int().default(0) })
