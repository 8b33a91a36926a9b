import type { HostId } from '../host-id.ts'

/** From where a call comes. */
export interface Calling {
  ip: string
  userAgent: string | undefined
}

/** A host who does something, to be written down. */
export interface Acting extends Calling {
  hostId: HostId
}

export interface SignedIn extends Acting {
  /** Who signed in, and acts for the host. */
  accountId: string
  tokenHash: Buffer
  /** Whether the e-mail address is confirmed: without it nothing is done that reaches others. */
  isVerified: boolean
  /** Whether the plan has ended: what is left is to buy one, and the account itself. */
  isBasic: boolean
}

/** A booking whose manage link was shown. */
export interface ManagedBookingId {
  hostId: HostId
  bookingId: string
  readonly __proof: 'manage'
}
