import type { WebhookNotice } from '../webhooks/events.ts'
import type { Host } from '../accounts/hosts.ts'
import { findHost } from '../accounts/hosts.ts'
import type { Unaddressed } from './deliver.ts'
import { deliver } from './deliver.ts'
import type { PostOffice } from './post-office.ts'
import { personOf } from './write.ts'

/** Only where the address is known to be the host's own. Repeat: sends nothing. */
export async function sendWebhookNotice(office: PostOffice, notice: WebhookNotice): Promise<void> {
  const { hostId, id, kind } = notice
  const host = await findHost(office.context, hostId)
  if (!host?.opened_at) return
  const key = { hostId, eventId: id, recipient: host.email, kind }
  await deliver(office.context, office.mailer, key, null, () => writeWebhookNotice(office, host, notice))
}

async function writeWebhookNotice(
  { context, renderMail }: PostOffice,
  host: Host,
  { kind, webhookId, address, failures, since, status, problem }: WebhookNotice,
): Promise<Unaddressed> {
  const rendered = await renderMail({
    kind,
    reader: personOf(host),
    address,
    failures,
    since: Date.parse(since),
    status,
    problem,
    webhookUrl: `${context.config.publicUrl}/integrations/webhooks/${webhookId}`,
  })
  return { ...rendered, to: { name: host.name, address: host.email }, language: host.language }
}
