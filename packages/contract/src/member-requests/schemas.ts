import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'

const KINDS = ['upgrade', 'event_type'] as const

const asked = {
  kind: z.enum(KINDS).meta({ description: 'A larger plan, or access to an event type' }),
  eventType: z
    .object({ id: Id, name: z.string() })
    .nullable()
    .meta({ description: 'What access is asked to; null: a larger plan' }),
  name: z.string().meta({ description: 'Of the member who asks' }),
  endsAt: InstantText,
}

/** An open request of a member of an organization. */
export const MemberRequest = z
  .object({
    id: Id,
    ...asked,
    askedAt: InstantText,
    isMine: z.boolean(),
    mayAnswer: z.boolean().meta({ description: 'Whether the caller grants or declines it' }),
  })
  .meta({ id: 'MemberRequest' })
export type MemberRequest = z.output<typeof MemberRequest>

export const RequestAnswer = z.enum(['granted', 'declined'])

/** What the key in a mail shows to its reader. */
export const MailedRequest = z
  .object({
    ...asked,
    organization: z.object({ id: Id, name: z.string() }),
    answer: RequestAnswer.nullable().meta({ description: 'Null: not answered yet' }),
  })
  .meta({ id: 'MailedRequest' })
export type MailedRequest = z.output<typeof MailedRequest>

/** An event type of the organization, as a member asks for access to it. */
export const AskableEventType = z
  .object({
    id: Id,
    name: z.string(),
    isMine: z.boolean().meta({ description: 'The member takes its meetings, or has it already' }),
    isAsked: z.boolean().meta({ description: 'The member has an open request for it' }),
  })
  .meta({ id: 'AskableEventType' })
export type AskableEventType = z.output<typeof AskableEventType>
