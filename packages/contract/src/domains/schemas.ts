import { z } from 'zod'
import { InstantText } from '../fields.ts'

/** The steps before a domain can be used, in order. `works`: none is left. */
export const DOMAIN_STATES = [
  'unknown',
  'no_record',
  'wrong_target',
  'no_proof',
  'not_spread',
  'no_answer',
  'no_certificate',
  'works',
] as const

export type DomainState = (typeof DOMAIN_STATES)[number]

const Record = z.object({
  type: z.enum(['CNAME', 'TXT']),
  name: z.string(),
  value: z.string(),
})

export const Domain = z
  .object({
    domain: z.string(),
    state: z.enum(DOMAIN_STATES).meta({
      description: 'What was found when it was looked at last; `unknown`: no name server answered',
    }),
    found: z.string().nullable().meta({ description: 'What stands there instead' }),
    isUsed: z.boolean().meta({
      description:
        'Whether links, embeds and mails carry it; one that has worked is kept for a while where it fails',
    }),
    checkedAt: InstantText,
    records: z.array(Record).meta({ description: 'What has to stand in its DNS' }),
  })
  .meta({ id: 'Domain' })
export type Domain = z.output<typeof Domain>
