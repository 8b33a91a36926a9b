import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'

const OF_SECURITY = [
  'signed_up',
  'address_confirmed',
  'signed_in',
  'signed_in_new_device',
  'sign_in_failed',
  'signed_out',
  'password_renewed',
  'two_factor_on',
  'two_factor_off',
  'two_factor_refused',
  'recovery_codes_renewed',
  'recovery_code_used',
  'passkey_added',
  'passkey_removed',
  'passkey_refused',
  'email_change_asked',
  'email_change_withdrawn',
  'email_changed',
  'session_ended',
  'export_asked',
  'export_fetched',
  'deletion_asked',
  'deletion_taken_back',
  'plan_changed',
] as const

/** What is written down for the host to read. */
export const ACTIVITIES = [
  ...OF_SECURITY,
  'settings_changed',
  'link_changed',
  'domain_changed',
  'retention_changed',
  'event_type_added',
  'event_type_changed',
  'event_type_deleted',
  'one_off_added',
  'one_off_deleted',
  'poll_added',
  'poll_changed',
  'poll_deleted',
  'poll_finished',
  'schedule_added',
  'schedule_changed',
  'schedule_deleted',
  'embed_added',
  'embed_changed',
  'embed_deleted',
  'webhook_added',
  'webhook_changed',
  'webhook_deleted',
  'webhook_secret_renewed',
  'integration_connected',
  'integration_disconnected',
  'connection_added',
  'connection_renewed',
  'connection_removed',
  'calendars_chosen',
  'plan_chosen',
  'plan_canceled',
  'card_changed',
  'billing_details_changed',
] as const

export type ActivityKind = (typeof ACTIVITIES)[number]

/** Those about who comes into the account, and what leaves it. */
export const SECURITY_ACTIVITIES: readonly ActivityKind[] = OF_SECURITY

export const Activity = z
  .object({
    id: Id,
    kind: z.enum(ACTIVITIES),
    subject: z
      .string()
      .nullable()
      .meta({ description: 'Its name, the id of an app, the host of an address' }),
    subjectId: Id.nullable().meta({
      description: 'Of what was changed, where there are several of the kind',
    }),
    count: z.int().meta({ description: 'How often within an hour; more than one only for what repeats' }),
    browser: z.string().nullable().meta({
      description: 'Null where it says nothing known of itself; of several that differ `*`, here and below',
    }),
    system: z.string().nullable(),
    network: z.string().nullable().meta({
      description: 'The address without its last part; null for the machine of the server itself',
    }),
    at: InstantText,
  })
  .meta({ id: 'Activity' })

export type Activity = z.output<typeof Activity>
