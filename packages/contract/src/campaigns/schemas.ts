import { limits, urlTemplateProblem } from '@scheduling/domain'
import { z } from 'zod'
import { Id, InstantText, line, text } from '../fields.ts'
import { VideoId, watchFigures } from '../videos/schemas.ts'
import { BACKGROUNDS, CORNERS, OVERLAY_SHAPES, OVERLAY_SIZES, USUAL_OVERLAY } from './backgrounds.ts'
import { LEAD_PROBLEMS } from './lead-rows.ts'
import { TOOL_IDS } from './tools.ts'

export const CampaignId = z
  .string()
  .regex(/^[\da-z]{12}$/, 'Expected 12 lower-case letters and digits')
  .meta({ description: 'Identifier of a campaign, also in the links of its leads' })

export const LeadId = z
  .string()
  .regex(/^[\da-z]{12}$/, 'Expected 12 lower-case letters and digits')
  .meta({ description: 'Identifier of a lead, also in its link' })

const UrlTemplate = line(limits.URL_MAX, 1)
  .check((context) => {
    const problem = urlTemplateProblem(context.value) ?? (URL.canParse(context.value) ? undefined : 'url')
    if (problem === undefined) return
    const message =
      problem === 'field_in_host'
        ? 'Expected fields only after the host of the address'
        : 'Expected an address that begins with https:// or http://'
    context.issues.push({ code: 'custom', input: context.value, message, params: { reason: problem } })
  })
  .meta({ description: 'May have fields such as {{first_name|there}} after its host' })

const Destination = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('page') }),
    z.strictObject({ kind: z.literal('event'), eventTypeId: Id }),
    z.strictObject({ kind: z.literal('url'), url: UrlTemplate }),
  ])
  .meta({
    id: 'CampaignDestination',
    description:
      '`page`: the video’s page. `event`: a booking page with name and email filled in. `url`: a web address with fields',
  })

const overlay = {
  corner: z.enum(CORNERS),
  size: z.enum(OVERLAY_SIZES),
  shape: z.enum(OVERLAY_SHAPES),
  greeting: z.boolean().meta({ description: 'The greeting is over the background, too, and not above it' }),
}

const FieldName = line(limits.FIELD_NAME_MAX, 1)

/** Fields that hosts may change. */
export const fields = {
  name: line(limits.NAME_MAX, 1),
  tool: z.enum(TOOL_IDS).nullable().meta({ description: 'What sends the links; null: something else' }),
  externalId: line(limits.LEAD_KEY_MAX, 1)
    .nullable()
    .meta({ description: 'The campaign’s id in that tool. Links work with it, too' }),
  videoId: VideoId.nullable(),
  destination: Destination,
  greeting: text(limits.GREETING_MAX).meta({ description: 'May have fields such as {{first_name|there}}' }),
  fallbacks: z
    .record(FieldName, line(limits.FALLBACK_MAX))
    .refine((given) => Object.keys(given).length <= limits.LEAD_FIELDS_MAX, 'Too many fields')
    .meta({ description: 'What stands for missing values, by the name of the field' }),
  background: z.enum(BACKGROUNDS).meta({
    description:
      'Behind the video: nothing, the campaign’s picture, or a picture of the lead’s website, else the campaign’s',
  }),
  imageAlt: line(limits.ALT_MAX).meta({
    description: 'What the campaign’s picture shows, for people who do not see it',
  }),
  overlay: z.strictObject(overlay).meta({
    id: 'CampaignOverlay',
    description: 'Where the video is on its background',
  }),
  state: z.enum(['on', 'stopped']).meta({ description: '`stopped`: its links end at once' }),
}

export const newCampaignFields = z.strictObject({
  ...fields,
  tool: fields.tool.default(null),
  externalId: fields.externalId.default(null),
  videoId: fields.videoId.default(null),
  greeting: fields.greeting.default(''),
  fallbacks: fields.fallbacks.default({}),
  background: fields.background.default('none'),
  imageAlt: fields.imageAlt.default(''),
  overlay: fields.overlay.default(USUAL_OVERLAY),
  state: fields.state.default('on'),
})

export const Campaign = z
  .object({
    id: CampaignId,
    ...fields,
    name: z.string(),
    externalId: z.string().nullable(),
    destination: z.discriminatedUnion('kind', [
      z.object({ kind: z.literal('page') }),
      z.object({ kind: z.literal('event'), eventTypeId: Id }),
      z.object({ kind: z.literal('url'), url: z.string() }),
    ]),
    greeting: z.string(),
    fallbacks: z.record(z.string(), z.string()),
    imageAlt: z.string(),
    overlay: z.object(overlay),
    image: z.url().nullable().meta({ description: 'The campaign’s picture' }),
    leads: z.int().meta({ description: 'How many there are' }),
    link: z.string().meta({ description: 'The links of its leads; a tool fills in {{lead_id}}' }),
    warning: z
      .object({ at: InstantText, lead: z.string() })
      .nullable()
      .meta({ description: 'The last link that named no lead here. It led to the general version' }),
    createdAt: InstantText,
    deletedAt: InstantText.nullable().meta({ description: 'It can be restored for 7 days' }),
  })
  .meta({ id: 'Campaign' })
export type Campaign = z.output<typeof Campaign>

const LeadActivity = z
  .object({
    openedAt: InstantText.nullable().meta({
      description: 'Null: the link led to a booking page, which counts nobody who only looks',
    }),
    playedAt: InstantText.nullable(),
    secondsWatched: z.int().meta({ description: 'Different seconds of the video' }),
    part: z
      .number()
      .nullable()
      .meta({ description: 'Of the video, from 0 to 1. Null: its length is not known' }),
    clickedAt: InstantText.nullable(),
    bookedAt: InstantText.nullable(),
    bookedSecond: z.int().nullable().meta({ description: 'Where the video was when the booking was made' }),
    suspect: z.boolean().meta({ description: 'Perhaps a program, such as one that checks links in mails' }),
  })
  .meta({ id: 'LeadActivity', description: 'What was done with a lead’s link, by whoever had it' })
export type LeadActivity = z.output<typeof LeadActivity>

export const CampaignFigures = z
  .object({
    leads: z.int(),
    ...watchFigures,
    general: z.int().meta({ description: 'Opened by links that name no lead' }),
  })
  .meta({ id: 'CampaignFigures', description: 'Each lead counts once, however often the link was opened' })
export type CampaignFigures = z.output<typeof CampaignFigures>

const LeadBackground = z
  .object({
    kind: z.enum(['none', 'image', 'preview', 'screenshot']).meta({
      description:
        '`image`: the campaign’s picture. `preview`: the one that the lead’s website gives for previews of its links. `screenshot`: what a browser shows of it',
    }),
    picture: z.url().nullable(),
    waiting: z.boolean().meta({ description: 'A picture of the website is still to be taken' }),
  })
  .meta({ id: 'LeadBackground', description: 'What is behind the video on this lead’s page' })
export type LeadBackground = z.output<typeof LeadBackground>

export const Lead = z
  .object({
    id: LeadId,
    number: z.int().meta({ description: 'Counted from 1 in the order in which they were added' }),
    externalKey: z.string(),
    email: z.string().nullable(),
    website: z.string().nullable(),
    fields: z.record(z.string(), z.string()),
    greeting: z.string().meta({ description: 'The campaign’s greeting with this lead’s fields' }),
    link: z.url(),
    background: LeadBackground,
    activity: LeadActivity.nullable().meta({ description: 'Null: the link was not opened' }),
    addedAt: InstantText,
    changedAt: InstantText,
  })
  .meta({ id: 'Lead' })
export type Lead = z.output<typeof Lead>

/** Rows are checked one by one, so that a wrong one does not keep the others out. */
export const LeadRow = z
  .strictObject({
    line: z
      .int()
      .min(1)
      .max(limits.LEAD_LINE_MAX)
      .optional()
      .meta({ description: 'In the file. Default: its place here, from 1' }),
    externalKey: z.string().optional().meta({
      description:
        'Profile name, id of a tool. Default: the email address. Repeat: changes the lead that has it',
    }),
    email: z.string().optional(),
    website: z.string().optional(),
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'LeadRow' })
export type LeadRow = z.output<typeof LeadRow>

export const RefusedLead = z
  .object({
    line: z.int(),
    field: z.string(),
    reason: z.enum(LEAD_PROBLEMS),
  })
  .meta({ id: 'RefusedLead' })
export type RefusedLead = z.output<typeof RefusedLead>
