import { z } from 'zod'

// Instantly's own names. Nothing outside this folder knows them.

export const CampaignPage = z.looseObject({
  items: z.array(z.looseObject({ id: z.string(), name: z.string(), status: z.number().optional() })),
  next_starting_after: z.string().optional(),
})

export const AddedLeads = z.looseObject({
  duplicated_leads: z.number().int(),
  created_leads: z.array(z.looseObject({ index: z.number().int() })),
})

export const LeadPage = z.looseObject({
  items: z.array(
    z.looseObject({
      id: z.string(),
      email: z.string().nullish(),
      /** Its variables by name. */
      payload: z.record(z.string(), z.unknown()).nullish(),
    }),
  ),
})

export const LabelPage = z.looseObject({
  items: z.array(z.looseObject({ label: z.string(), interest_status: z.number() })),
})
