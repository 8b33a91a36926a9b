import { duty } from '../../../../jobs/duty.ts'
import { findHost } from '../../../accounts/hosts.ts'
import type { DomainNews } from '../../../domains/events.ts'
import { DOMAIN_NEWS } from '../../../domains/events.ts'
import { deliver } from '../../deliver.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { personOf } from '../people.ts'
import { domainContent } from './content.ts'

export const domainMail = duty(
  DOMAIN_NEWS,
  (context, news) => sendDomainNews(officeOf(context), news),
  isOpen,
)

/** Repeat: sends nothing. */
async function sendDomainNews(office: PostOffice, { id, hostId, kind, domain }: DomainNews): Promise<void> {
  const { context, mailer, renderMail } = office
  const host = await findHost(context, hostId)
  if (!host?.opened_at) return
  const key = { hostId, eventId: id, recipient: host.email, kind }
  const settingsUrl = `${context.config.publicUrl}/settings/domain`
  await deliver(context, mailer, key, null, async () => ({
    ...(await renderMail(domainContent({ kind, reader: personOf(host), domain, settingsUrl }))),
    to: { name: host.name, address: host.email },
    language: host.language,
  }))
}
