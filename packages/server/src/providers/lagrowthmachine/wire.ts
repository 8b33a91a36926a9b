import { z } from 'zod'

// La Growth Machine's own names. Nothing outside this folder knows them.

const Audiences = z.array(z.looseObject({ name: z.string().min(1) }))

/** Nobody describes the answer: a list, or a list below `audiences`. */
export const AudienceList = z.union([
  Audiences,
  z.looseObject({ audiences: Audiences }).transform(({ audiences }) => audiences),
])

export const FoundLead = z.looseObject({ lead: z.looseObject({ id: z.string() }) })
