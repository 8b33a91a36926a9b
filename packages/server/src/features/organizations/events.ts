import type { MemberRequest } from '@scheduling/contract'
import type { Transaction } from 'kysely'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { Database } from '../../database/schema.ts'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** Somebody is invited to an organization; its own table says who. The key is made when the mail is written. */
export interface PersonInvited {
  hostId: HostId
  invitationId: string
}

export const PERSON_INVITED = defineEvent<PersonInvited>({
  name: 'organization-invitations',
  schema: z.looseObject({ hostId: HOST_ID, invitationId: z.string() }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ invitationId }) => invitationId,
  hostOf: ({ hostId }) => hostId,
})

/** An organization is to have an email of its own. The key is made when the mail is written. */
export interface PendingEmail {
  hostId: HostId
  pendingEmailId: string
}

export const EMAIL_PENDING = defineEvent<PendingEmail>({
  name: 'organization-emails',
  schema: z.looseObject({ hostId: HOST_ID, pendingEmailId: z.string() }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ pendingEmailId }) => pendingEmailId,
  hostOf: ({ hostId }) => hostId,
})

const NEWS = [
  'removed',
  'left',
  'made_admin',
  'made_member',
  'made_owner',
  'gave_ownership',
  'transfer_asked',
  'transfer_declined',
  'member_removed',
  'member_left',
  'member_deleted',
  'member_disabled',
  'joined',
  'member_joined',
  'added_to_team',
  'event_types_given',
  'host_missing',
  'team_short',
  'api_key_made',
  'api_key_removed',
  'app_allowed',
  'app_removed',
] as const

/** News about a member: for themselves, or for the owner. */
export interface MemberNews {
  id: string
  /** The own host of who gets the mail. */
  hostId: HostId
  organization: HostId
  kind: (typeof NEWS)[number]
  /** The other person whom the mail names. */
  about: HostId | null
  /** Their name. Their host may be gone when the mail is written. */
  name?: string | undefined
  /** Names of event types: with `added_to_team` and `event_types_given` the reader’s new ones, else those whose team is not whole any more. */
  eventTypes?: string[] | undefined
}

export const MEMBER_NEWS = defineEvent<MemberNews>({
  name: 'organization-news',
  schema: z.looseObject({
    id: z.string(),
    hostId: HOST_ID,
    organization: HOST_ID,
    kind: z.enum(NEWS),
    about: HOST_ID.nullable(),
    name: z.string().optional(),
    eventTypes: z.array(z.string()).optional(),
  }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
})

/** Somebody who is in no list of the organization any more. */
export interface GoneMember {
  organization: HostId
  memberId: string
  person: HostId
  /** What happens to their meetings to come. */
  meetings: { kind: 'stay' | 'pool' } | { kind: 'colleague'; person: HostId }
}

/** Takes somebody out of what an organization has them in, in the transaction in which they go. */
type TakeOut = (context: Context, trx: Transaction<Database>, gone: GoneMember) => Promise<void>

export const MEMBER_GONE = hook<TakeOut>('a member goes')

/** An organization whose owner deletes it. */
export interface EndingOrganization {
  hostId: HostId
  /** Whether its meetings to come may be canceled. */
  cancelsMeetings: boolean
}

/**
 * Throws what keeps an organization from being deleted, or ends what it has, in the same transaction. Answers whether
 * something goes on after that, for which the organization is needed.
 */
type End = (
  context: Context,
  trx: Transaction<Database>,
  organization: EndingOrganization,
) => Promise<boolean>

export const ORGANIZATION_ENDS = hook<End>('an organization is to be deleted')

/** Welcomes somebody, in the transaction in which they join. */
type Welcome = (
  context: Context,
  trx: Transaction<Database>,
  joined: { organization: HostId; person: HostId },
) => Promise<void>

export const MEMBER_JOINED = hook<Welcome>('a member joins')

/** What members ask for, as far as the caller may see it. */
type ShowRequests = (
  context: Context,
  caller: { hostId: HostId; accountId: string },
) => Promise<MemberRequest[]>

export const REQUESTS_SHOWN = hook<ShowRequests>('an organization shows what its members ask for')
