import { limits } from '@scheduling/domain'
import { z } from 'zod'
import { Id, InstantText, line } from '../fields.ts'
import { TRACKING_PARAMS } from '../page.ts'
import { CRM_SPANS } from './spans.ts'

const CrmSource = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('question'),
    label: line(limits.TEXT_ANSWER_MAX, 1).meta({ description: 'The question, in any event type' }),
  }),
  z.strictObject({ kind: z.literal('tracking'), name: z.enum(TRACKING_PARAMS) }),
  z.strictObject({ kind: z.literal('event_name') }),
])
export type CrmSource = z.output<typeof CrmSource>

export const CrmMapping = z
  .strictObject({
    source: CrmSource,
    fieldId: z.string().min(1).max(limits.CRM_FIELD_ID_MAX),
    fieldName: line(limits.CRM_FIELD_NAME_MAX, 1),
    overwrites: z.boolean().meta({ description: 'Also where the contact has a value already' }),
  })
  .meta({ id: 'CrmMapping' })
export type CrmMapping = z.output<typeof CrmMapping>

const CRM_FAILURES = [
  'unauthorized',
  'forbidden',
  'not_found',
  'rate_limited',
  'unavailable',
  'invalid',
] as const

const CrmWrite = z.object({
  bookingId: Id,
  eventName: z.string(),
  invitee: z.string(),
  start: InstantText,
  state: z.enum(['written', 'waiting', 'failed', 'deleted_there']),
  at: InstantText.nullable().meta({ description: 'When it was last written, or failed' }),
  failure: z.enum(CRM_FAILURES).nullable(),
})
export type CrmWrite = z.output<typeof CrmWrite>

export const crmSettings = {
  addsGuests: z.boolean().meta({ description: 'Guests become contacts, too' }),
  mapping: z.array(CrmMapping).max(limits.CRM_MAPPINGS_MAX),
}

export const Crm = z
  .object({
    connectionId: Id,
    ...crmSettings,
    missingFields: z
      .array(z.string())
      .meta({ description: 'Names of fields of the mapping that no longer exist there' }),
    backfill: z
      .object({
        span: z.enum(CRM_SPANS),
        total: z.int(),
        done: z.int(),
        startedAt: InstantText,
        state: z.enum(['running', 'done', 'stopped']),
      })
      .nullable(),
    waiting: z.int(),
    failed: z.int(),
    lastWrites: z.array(CrmWrite).meta({ description: 'The newest first' }),
  })
  .meta({ id: 'Crm' })
export type Crm = z.output<typeof Crm>

export const CrmField = z
  .object({
    id: z.string(),
    name: z.string(),
    type: z.enum(['text', 'number', 'date', 'yes_no', 'choice', 'choices']),
    options: z.array(z.object({ id: z.string(), name: z.string() })).meta({
      description: 'Of a field with choices: an answer fits if it is the id or the name of one',
    }),
  })
  .meta({ id: 'CrmField' })
export type CrmField = z.output<typeof CrmField>

export const CrmPreview = z
  .object({
    contact: z
      .object({ name: z.string(), email: z.string() })
      .nullable()
      .meta({ description: 'Null: a contact would be made' }),
    booking: z.object({ eventName: z.string(), start: InstantText }),
    fields: z.array(
      z.object({
        fieldName: z.string(),
        before: z.string(),
        after: z.string(),
        state: z.enum(['new', 'same', 'kept', 'replaced', 'missing', 'unfit']),
        problem: z.enum(['number', 'date', 'yes_no', 'option']).nullable().meta({
          description: 'Why the field cannot have the answer, so nothing is written: it is not one',
        }),
        answer: z.string().meta({ description: 'What the booking says' }),
      }),
    ),
  })
  .meta({ id: 'CrmPreview' })
export type CrmPreview = z.output<typeof CrmPreview>
