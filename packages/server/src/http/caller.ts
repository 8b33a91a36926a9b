/** Proof of who calls; only `authenticate` in the accounts capability and the manage link mint these. */
export type HostId = string & { readonly __proof: 'host' }

export interface SignedIn {
  hostId: HostId
  tokenHash: Buffer
}

/** A booking whose manage link was shown. */
export interface ManagedBookingId {
  hostId: string
  bookingId: string
  readonly __proof: 'manage'
}
