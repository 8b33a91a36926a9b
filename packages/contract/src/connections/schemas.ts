import { z } from 'zod'
import { Id, InstantText } from '../fields.ts'
import { PROVIDER_PORTS, TYPED_FIELDS } from '../providers/description.ts'
import { PROVIDER_IDS, ROOM_KINDS } from '../providers/list.ts'

export const ProviderName = z.enum(PROVIDER_IDS)

const FAILURES = ['unauthorized', 'forbidden', 'not_found', 'rate_limited', 'unavailable', 'invalid'] as const

const CALLS = [
  'list_calendars',
  'read_busy',
  'read_changes',
  'write_event',
  'delete_event',
  'watch',
  'make_room',
  'end_room',
  'look',
  'read_contacts',
  'write_contact',
  'write_meeting',
  'read_campaigns',
  'push_leads',
  'tell_booked',
] as const

export type CallName = (typeof CALLS)[number]

/** Without anything that was sent or answered. */
const ConnectionCall = z
  .object({
    at: InstantText,
    name: z.enum(CALLS),
    failure: z.enum(FAILURES).nullable().meta({ description: 'Null: it was done' }),
    milliseconds: z.int(),
  })
  .meta({ id: 'ConnectionCall' })
export type ConnectionCall = z.output<typeof ConnectionCall>

export const Provider = z
  .object({
    id: ProviderName,
    gives: z.array(z.enum(PROVIDER_PORTS)).meta({ description: 'What an account there is good for' }),
    isReady: z.boolean(),
    asks: z
      .array(z.enum(TYPED_FIELDS))
      .meta({ description: 'What its owner types; none where they are asked for consent' }),
    needs: z
      .array(z.string())
      .meta({ description: 'The variables that whoever runs this server sets; none where it is ready' }),
    trial: z
      .object({
        address: z.string().optional(),
        user: z.string().optional(),
        password: z.string().optional(),
        key: z.string().optional(),
      })
      .optional()
      .meta({ description: 'In the trial: what opens an account at a stand-in on this machine' }),
  })
  .meta({ id: 'Provider' })
export type Provider = z.output<typeof Provider>

export const Connection = z
  .object({
    id: Id,
    provider: ProviderName,
    account: z.string().meta({ description: 'As its owner knows it, such as an email address' }),
    /**
     * `failing`: the provider has not answered for minutes. `needs_reconnect`: it no longer accepts our access, and
     * the owner must connect it again.
     */
    health: z.enum(['working', 'failing', 'needs_reconnect']),
    connectedAt: InstantText,
    lastSuccessAt: InstantText.nullable(),
    /** The newest; null if none came after the last success. */
    lastFailure: z.object({ at: InstantText, failure: z.enum(FAILURES) }).nullable(),
    lastCalls: z
      .array(ConnectionCall)
      .meta({ description: 'What its provider was asked of late, the newest first' }),
  })
  .meta({ id: 'Connection' })
export type Connection = z.output<typeof Connection>

export const RoomAccount = z
  .object({ kind: z.enum(ROOM_KINDS), connectionId: Id })
  .meta({ id: 'RoomAccount' })
export type RoomAccount = z.output<typeof RoomAccount>
