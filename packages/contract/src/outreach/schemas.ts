import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { CampaignId } from '../campaigns/schemas.ts'
import { Id, InstantText, line } from '../fields.ts'

const FAILURES = ['unauthorized', 'forbidden', 'not_found', 'rate_limited', 'unavailable', 'invalid'] as const

/** A campaign or an audience in the tool. */
export const OutreachTarget = z
  .object({
    id: z.string(),
    name: z.string(),
    isReady: z.boolean().meta({ description: 'The tool takes leads for it now' }),
  })
  .meta({ id: 'OutreachTarget' })
export type OutreachTarget = z.output<typeof OutreachTarget>

export const outreachSettings = {
  targetId: z.string().min(1).max(limits.OUTREACH_TARGET_ID_MAX),
  targetName: line(limits.OUTREACH_TARGET_NAME_MAX, 1),
  linkField: z
    .string()
    .regex(/^\w+$/, 'Expected letters, digits and underscores, such as booking_link')
    .max(limits.OUTREACH_FIELD_MAX)
    .meta({ description: 'The custom field there that gets each lead’s link' }),
  tag: line(limits.OUTREACH_TAG_MAX, 1).nullable().default(null).meta({
    description:
      'What marks leads who book: at HeyReach a tag, at Instantly the label that is their interest status. Null: none, and always null at La Growth Machine',
  }),
}

const OutreachPush = z.object({
  state: z.enum(['running', 'done', 'stopped', 'failed']),
  total: z.int(),
  done: z.int(),
  refused: z.int().meta({ description: 'Without what the tool needs, or not accepted by it' }),
  startedAt: InstantText,
  failure: z.enum(FAILURES).nullable(),
})

export const OutreachCampaign = z
  .object({
    campaignId: CampaignId,
    ...outreachSettings,
    push: OutreachPush.nullable().meta({ description: 'The last time that leads were added' }),
    booked: z.object({ told: z.int(), waiting: z.int(), failed: z.int() }),
    replied: z.int(),
  })
  .meta({ id: 'OutreachCampaign', description: 'One of our campaigns, and where its leads go' })
export type OutreachCampaign = z.output<typeof OutreachCampaign>

export const Outreach = z
  .object({
    connectionId: Id,
    campaigns: z.array(OutreachCampaign),
    hook: z
      .object({ madeAt: InstantText, heardAt: InstantText.nullable() })
      .nullable()
      .meta({ description: 'The address that the tool calls' }),
  })
  .meta({ id: 'Outreach' })
export type Outreach = z.output<typeof Outreach>
