import type { Context } from '../../../context.ts'
import { occasion } from '../../../context.ts'
import type { HostId } from '../../../host-id.ts'
import type { Origin } from '../../offers/origin.ts'

/** Those who said that they can come before there was a booking, as its origin knows them. */
export interface Voters {
  kind: Origin['kind']
  /** Whether whoever has this mailbox has said so, and that it was them. */
  hasProved: (context: Context, hostId: HostId, originId: string, address: string) => Promise<boolean>
  /** Their own page, and whether they may still say there that they do not come; undefined for everybody else. */
  pageOf: (
    context: Context,
    origin: string,
    hostId: HostId,
    originId: string,
    address: string,
  ) => Promise<{ url: string; mayDecline: boolean } | undefined>
}

export const VOTERS = occasion<Voters>('who said that they can come')

/** Undefined where such an origin has none. */
export function votersOf(context: Context, kind: Origin['kind']): Voters | undefined {
  return context.partakers(VOTERS).find((voters) => voters.kind === kind)
}
