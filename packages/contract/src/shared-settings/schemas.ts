import { z } from 'zod'
import { fields } from '../event-types/schemas.ts'
import { Id, LanguageText } from '../fields.ts'
import { MailKinds } from '../notifications/schemas.ts'
import { SHARED_FIELDS } from './fields.ts'

const branding = z.boolean().meta({ description: 'Whether people can inherit that of the organization' })

/** What an organization sets for its people. Null: it says nothing about it. */
export const SharedSettings = z
  .strictObject({
    logo: branding,
    background: branding,
    colors: branding,
    language: LanguageText.nullable().meta({
      description: 'Of pages and mails where an invitee says nothing',
    }),
    reminders: fields.reminders
      .nullable()
      .meta({ description: 'Of all event types of a person, apart from those that an organization gave' }),
    questions: fields.questions
      .nullable()
      .meta({ description: 'With which a new event type begins if it is added without questions' }),
    mails: MailKinds.nullable().meta({ description: 'Which mails a person gets' }),
  })
  .meta({ id: 'SharedSettings' })
export type SharedSettings = z.output<typeof SharedSettings>

const Choice = {
  field: z.enum(SHARED_FIELDS),
  organizationId: Id.nullable().meta({ description: 'From whom it is inherited; null: the person’s own' }),
}

export const Inherits = z.strictObject(Choice)

/** For each field: whose it is, and from whom it can be inherited. */
export const InheritedSettings = z
  .object({
    fields: z.array(
      z.object({ ...Choice, offers: z.array(z.object({ organizationId: Id, name: z.string() })) }),
    ),
  })
  .meta({ id: 'InheritedSettings' })
export type InheritedSettings = z.output<typeof InheritedSettings>
