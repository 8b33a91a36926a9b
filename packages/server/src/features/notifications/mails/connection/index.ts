import { duty } from '../../../../jobs/duty.ts'
import { findHost } from '../../../accounts/hosts.ts'
import type { ConnectionBroken } from '../../../connections/events.ts'
import { CONNECTION_BROKEN } from '../../../connections/events.ts'
import { deliver } from '../../deliver.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { personOf } from '../people.ts'
import { connectionContent } from './content.ts'

export const connectionMail = duty(
  CONNECTION_BROKEN,
  (context, broken) => sendConnectionBroken(officeOf(context), broken),
  isOpen,
)

/** Repeat: sends nothing. */
async function sendConnectionBroken(
  { context, mailer, renderMail }: PostOffice,
  { id, hostId, account, how = 'ended' }: ConnectionBroken,
): Promise<void> {
  const host = await findHost(context, hostId)
  if (!host?.opened_at) return
  const key = { hostId, eventId: id, recipient: host.email, kind: 'connection_broken' }
  const connectionsUrl = `${context.config.publicUrl}/calendar-connections`
  await deliver(context, mailer, key, null, async () => ({
    ...(await renderMail(connectionContent({ reader: personOf(host), account, how, connectionsUrl }))),
    to: { name: host.name, address: host.email },
    language: host.language,
  }))
}
