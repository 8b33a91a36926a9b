import type { Context } from '../../context.ts'
import type { HostId } from '../../host-id.ts'
import type { MailSubject } from '../../mails.ts'
import { findHost } from '../hosts/operations.ts'
import { pageOf } from '../hosts/letterhead.ts'
import { clientById } from './store.ts'

/** Undefined if nobody was asked under this id. */
export async function requestAsSubject(
  context: Context,
  hostId: HostId,
  id: string,
): Promise<MailSubject | undefined> {
  const [host, client] = await Promise.all([
    findHost(context, hostId),
    clientById(context.db, { host_id: hostId, id }),
  ])
  if (!host || !client || client.email === null) return undefined
  return {
    kind: 'invitation',
    name: pageOf(context, host),
    timeZone: host.time_zone,
    readers: [{ audience: 'guest', recipient: client.email }],
    stops: null,
  }
}
