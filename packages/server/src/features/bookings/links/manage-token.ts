import { PAGE_PARAMS } from '@scheduling/contract'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { HostId } from '../../../host-id.ts'
import type { Authenticators } from '../../../http/authenticators.ts'
import { credentialsOf } from '../../../http/authenticators.ts'
import type { ManagedBookingId, SignedIn } from '../../../http/caller.ts'
import { keptSecret } from '../../../secrets.ts'
import type { Host } from '../../hosts/operations.ts'
import { originOf } from '../../hosts/operations.ts'
import { readIds, signIds } from './signed-ids.ts'

/** Signs manage links. */
export const MANAGE_KEY = keptSecret('manage-links')

// A booking keeps the same manage link, and mails repeat it months later. So we do not store the token. It is the booking's
// ids, signed with a key that only the server has.
const PURPOSE = 'manage'

type Keys = Pick<Context, 'service'>

export function manageToken({ service }: Keys, hostId: HostId, bookingId: string): string {
  return signIds(service(MANAGE_KEY), PURPOSE, hostId, bookingId)
}

/** Throws `booking_not_found` for anything that this server did not sign. */
export function readManageToken({ service }: Keys, token: string): ManagedBookingId {
  const ids = readIds(service(MANAGE_KEY), PURPOSE, token)
  if (!ids) throw new AppError('booking_not_found')
  return { hostId: ids.hostId, bookingId: ids.id } as ManagedBookingId
}

export function manageUrl(publicUrl: string, token: string): string {
  return `${publicUrl}/booking/${token}`
}

/** Move and cancel a booking. Secret, like the manage link. */
export interface ChangeLinks {
  rescheduleUrl: string
  cancelUrl: string
}

/** The manage link, opened where the invitee moves or cancels the meeting. */
export function changeUrl(url: string, change: 'reschedule' | 'cancel'): string {
  return `${url}?${PAGE_PARAMS.view}=${change}`
}

/** Both of a host's booking, for programs of that host. */
export function changeLinks(
  context: Keys & Pick<Context, 'config'>,
  host: Pick<Host, 'id' | 'domain'>,
  bookingId: string,
): ChangeLinks {
  return linksAt(manageUrl(originOf(context, host), manageToken(context, host.id, bookingId)))
}

/** They look the same and lead nowhere. */
export function exampleLinks({ config }: Pick<Context, 'config'>): ChangeLinks {
  return linksAt(manageUrl(config.publicUrl, 'example'))
}

/** Whoever has a link can change the booking. So a key that only reads gets none. */
export function mayHaveLinks({ scopes }: Pick<SignedIn, 'scopes'>): boolean {
  return scopes === null || scopes.includes('bookings:write')
}

function linksAt(url: string): ChangeLinks {
  return { rescheduleUrl: changeUrl(url, 'reschedule'), cancelUrl: changeUrl(url, 'cancel') }
}

/** `Authorization: Manage <token>`. Throws `booking_not_found`. */
export function byManageLink(context: Keys): Authenticators['manage'] {
  return async (request) => {
    const token = credentialsOf(request, 'manage')
    if (token === undefined) throw new AppError('booking_not_found')
    return { managed: readManageToken(context, token) }
  }
}
