import type { Context } from '../../context.ts'
import { hook } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { Origin } from '../offers/origin.ts'

/** The people who voted before there was a booking. The booking's origin knows them. */
export interface Voters {
  kind: Origin['kind']
  /** Whether the owner of this address voted and proved that the address is theirs. */
  hasProved: (context: Context, hostId: HostId, originId: string, address: string) => Promise<boolean>
  /** A voter's page, and whether they can still decline there. Undefined for everybody else. */
  pageOf: (
    context: Context,
    origin: string,
    hostId: HostId,
    originId: string,
    address: string,
  ) => Promise<{ url: string; mayDecline: boolean } | undefined>
}

export const VOTERS = hook<Voters>('who voted')

/** Undefined if this kind of origin has no voters. */
export function votersOf(context: Context, kind: Origin['kind']): Voters | undefined {
  return context.hooks(VOTERS).find((voters) => voters.kind === kind)
}
