import { duty } from '../../../../jobs/duty.ts'
import { findHost } from '../../../accounts/hosts.ts'
import { deliver } from '../../deliver.ts'
import type { MailsHeld } from '../../events.ts'
import { MAILS_HELD } from '../../events.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { personOf } from '../people.ts'
import { heldContent } from './content.ts'

export const heldMail = duty(MAILS_HELD, (context, held) => sendHeld(officeOf(context), held), isOpen)

/** Repeat: sends nothing. */
export async function sendHeld(office: PostOffice, { id, hostId }: MailsHeld): Promise<void> {
  const { context, mailer, renderMail } = office
  const host = await findHost(context, hostId)
  if (!host?.opened_at) return
  const key = { hostId, eventId: id, recipient: host.email, kind: 'mails_held' }
  const waitingUrl = `${context.config.publicUrl}/settings/notifications`
  await deliver(context, mailer, key, null, async () => ({
    ...(await renderMail(heldContent({ reader: personOf(host), waitingUrl }))),
    to: { name: host.name, address: host.email },
    language: host.language,
  }))
}
