import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import type { Authenticators } from '../../../http/authenticators.ts'
import { credentialsOf } from '../../../http/authenticators.ts'
import type { ManagedBookingId } from '../../../http/caller.ts'
import { keptSecret } from '../../../secrets.ts'
import { readIds, signIds } from './signed-ids.ts'

/** Signs manage links. */
export const MANAGE_KEY = keptSecret('manage-links')

// A booking keeps the same manage link, and mails repeat it months later. So we do not store the token. It is the booking's
// ids, signed with a key that only the server has.
const PURPOSE = 'manage'

type Keys = Pick<Context, 'kept'>

export function manageToken({ kept }: Keys, hostId: HostId, bookingId: string): string {
  return signIds(kept(MANAGE_KEY), PURPOSE, hostId, bookingId)
}

/** Throws `booking_not_found` for anything that this server did not sign. */
export function readManageToken({ kept }: Keys, token: string): ManagedBookingId {
  const ids = readIds(kept(MANAGE_KEY), PURPOSE, token)
  if (!ids) throw new AppError('booking_not_found')
  return { hostId: ids.hostId, bookingId: ids.id } as ManagedBookingId
}

export function manageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/booking/${token}`
}

/** `Authorization: Manage <token>`. Throws `booking_not_found`. */
export function byManageLink(context: Keys): Authenticators['manage'] {
  return async (request) => {
    const token = credentialsOf(request, 'manage')
    if (token === undefined) throw new AppError('booking_not_found')
    return { managed: readManageToken(context, token) }
  }
}
