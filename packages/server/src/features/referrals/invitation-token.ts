import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import { keptSecret } from '../../secrets.ts'
import { readIds, signIds } from '../bookings/links/signed-ids.ts'

/** Signs what shows that somebody came by an invitation's mail. */
export const INVITATION_KEY = keptSecret('referral-invitations')

const PURPOSE = 'referral invitation'

type Keys = Pick<Context, 'service'>

interface InvitationIds {
  hostId: HostId
  id: string
}

/** Not stored: the reminder computes it again. It opens nothing, and says nothing about the reader. */
export function invitationToken({ service }: Keys, { hostId, id }: InvitationIds): string {
  return signIds(service(INVITATION_KEY), PURPOSE, hostId, id)
}

/** Undefined if this server did not sign it. */
export function readInvitationToken({ service }: Keys, token: string): InvitationIds | undefined {
  return readIds(service(INVITATION_KEY), PURPOSE, token)
}
