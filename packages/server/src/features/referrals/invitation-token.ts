import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { keptSecret } from '../../secrets.ts'
import { readIds, signIds } from '../bookings/links/signed-ids.ts'

/** Signs what shows that somebody came by an invitation's mail. */
export const INVITATION_KEY = keptSecret('referral-invitations')

const PURPOSE = 'referral invitation'

type Keys = Pick<Context, 'kept'>

interface InvitationIds {
  hostId: HostId
  id: string
}

/** Not stored: the reminder computes it again. It opens nothing, and says nothing about the reader. */
export function invitationToken({ kept }: Keys, { hostId, id }: InvitationIds): string {
  return signIds(kept(INVITATION_KEY), PURPOSE, hostId, id)
}

/** Undefined if this server did not sign it. */
export function readInvitationToken({ kept }: Keys, token: string): InvitationIds | undefined {
  return readIds(kept(INVITATION_KEY), PURPOSE, token)
}
