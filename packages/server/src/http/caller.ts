import type { ActingRole } from '@scheduling/domain/roles'
import type { Scope } from '@scheduling/contract'
import type { HostId } from '../host-id.ts'

/** Where a call comes from. */
export interface Calling {
  ip: string
  userAgent: string | undefined
}

/** A host who does something that we record. */
export interface Acting extends Calling {
  hostId: HostId
  /** The account that signed in and acts for the host. Absent: nobody signed in. */
  accountId?: string | undefined
  /** What a program's key may do. Null: a person, who may do all that their role may. */
  scopes?: readonly Scope[] | null
}

/** `hostId` is the host that the person acts for: their own, or an organization. */
export interface SignedIn extends Acting, ActingRole {
  accountId: string
  /** The person's own host. */
  ownHostId: HostId
  tokenHash: Buffer
  /** Whether the email address is confirmed. Without it, nothing that reaches others is allowed. */
  isVerified: boolean
  /** Whether the plan has ended. Then only buying one and account settings are left. */
  isBasic: boolean
  scopes: readonly Scope[] | null
}

/** A booking whose manage link was presented. */
export interface ManagedBookingId {
  hostId: HostId
  bookingId: string
  readonly __proof: 'manage'
}
