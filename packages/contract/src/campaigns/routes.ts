import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { editedCampaign } from '../edited.ts'
import { route } from '../route.ts'
import {
  Campaign,
  CampaignFigures,
  CampaignId,
  fields,
  Lead,
  LeadId,
  LeadRow,
  newCampaignFields,
  RefusedLead,
} from './schemas.ts'

const params = z.object({ id: CampaignId })
const errors = ['not_signed_in', 'invalid_input', 'campaign_not_found'] as const
const used = ['video_not_found', 'event_type_not_found'] as const

const reads = { auth: 'host', action: 'read_event_types' } as const
const changes = { auth: 'host', action: 'event_types' } as const

/** What links name: a word of an address, however long. */
const Named = z.string().max(limits.LEAD_KEY_MAX)

export const campaigns = {
  'GET /campaigns': route({
    ...reads,
    summary: 'Campaigns, the newest first',
    result: z.object({ campaigns: z.array(Campaign) }),
    errors: ['not_signed_in'],
  }),
  'POST /campaigns': route({
    ...changes,
    summary: 'Add a campaign',
    body: newCampaignFields,
    idempotent: true,
    result: Campaign,
    status: 201,
    errors: [
      'not_signed_in',
      'invalid_input',
      ...used,
      'campaign_limit_reached',
      'idempotency_key_reused',
      'campaign_not_found',
    ],
  }),
  'GET /campaigns/:id': route({
    ...reads,
    summary: 'One campaign',
    params,
    result: Campaign,
    edited: editedCampaign,
    errors,
  }),
  'PATCH /campaigns/:id': route({
    ...changes,
    summary:
      'Change the given fields of a campaign. All its links lead to the new version at once. Leads that see a video for the first time use its minutes',
    params,
    body: z.strictObject(fields).partial(),
    result: Campaign,
    errors: [...errors, ...used, 'video_minutes_used_up'],
    edits: 'GET /campaigns/:id',
  }),
  'DELETE /campaigns/:id': route({
    ...changes,
    summary: 'Delete a campaign with its leads. Its links end now; it can be restored for 7 days',
    params,
    errors,
  }),
  'POST /campaigns/:id/restore': route({
    ...changes,
    summary: 'Restore a campaign that was deleted in the last 7 days',
    params,
    result: Campaign,
    errors: [...errors, 'campaign_limit_reached'],
  }),
  'PUT /campaigns/:id/image': route({
    ...changes,
    summary: 'Set the campaign’s picture, which can be behind the video: JPEG, PNG, WebP or GIF',
    params,
    takes: 'raw',
    bodyMax: limits.IMAGE_BYTES_MAX,
    result: Campaign,
    errors: [...errors, 'rate_limited'],
  }),
  'DELETE /campaigns/:id/image': route({
    ...changes,
    summary: 'Remove the campaign’s picture',
    params,
    result: Campaign,
    errors,
  }),
  'GET /campaigns/:id/leads': route({
    ...changes,
    summary: 'Leads in the order in which they were added, 50 at a time',
    params,
    query: z.object({
      search: z
        .string()
        .max(limits.TITLE_MAX)
        .optional()
        .meta({ description: 'A part of the key, the email address or a value' }),
      after: z.coerce
        .number()
        .int()
        .min(0)
        .max(limits.LEAD_NUMBER_MAX)
        .optional()
        .meta({ description: 'The number of the last lead of the page before' }),
    }),
    result: z.object({ leads: z.array(Lead), more: z.boolean() }),
    errors,
  }),
  'GET /campaigns/:id/figures': route({
    ...reads,
    summary: 'How many leads opened their links, played the video and booked',
    params,
    result: CampaignFigures,
    errors,
  }),
  'POST /campaigns/:id/leads': route({
    ...changes,
    summary: 'Add leads, or change those with the same key. Wrong rows are answered, the others are kept',
    params,
    body: z.strictObject({ leads: z.array(LeadRow).min(1).max(limits.LEADS_AT_ONCE) }),
    bodyMax: limits.LEADS_BODY_MAX,
    result: z.object({
      added: z.int(),
      changed: z.int(),
      unchanged: z.int(),
      refused: z.array(RefusedLead).meta({ description: 'One problem for each refused row' }),
    }),
    errors: [...errors, 'rate_limited'],
  }),
  'DELETE /campaigns/:id/leads/:leadId': route({
    ...changes,
    summary: 'Delete a lead. Its link leads to the general version',
    params: z.object({ id: CampaignId, leadId: LeadId }),
    errors: [...errors, 'lead_not_found'],
  }),
  'GET /campaigns/:id/export.csv': route({
    ...changes,
    summary: 'All leads of a campaign with their links, as a file for spreadsheets',
    params,
    gives: 'file',
    mediaType: 'text/csv',
    errors,
  }),
  'GET /dynamic/link/getLink': route({
    summary: 'Where the link of a lead leads. Without a lead that is there: the general version',
    auth: 'public',
    query: z.object({
      owner: Named.meta({
        description: 'Link of the host. On a custom domain: any, or the campaign of a tool such as hr_…',
      }),
      campaign_id: Named.optional(),
      lead_id: Named.optional(),
    }),
    result: z.object({ data: z.object({ url: z.url() }) }),
    errors: ['invalid_input', 'owner_not_found', 'page_not_open', 'link_expired', 'rate_limited'],
  }),
}
