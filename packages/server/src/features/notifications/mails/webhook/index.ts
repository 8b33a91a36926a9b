import { duty } from '../../../../jobs/duty.ts'
import type { WebhookNotice } from '../../../webhooks/events.ts'
import { WEBHOOK_NOTICES } from '../../../webhooks/events.ts'
import type { Host } from '../../../accounts/hosts.ts'
import { findHost } from '../../../accounts/hosts.ts'
import type { Unaddressed } from '../../deliver.ts'
import { deliver } from '../../deliver.ts'
import { isMuted } from '../../muted.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { personOf } from '../people.ts'
import { webhookContent } from './content.ts'

export const webhookMail = duty(
  WEBHOOK_NOTICES,
  (context, notice) => sendWebhookNotice(officeOf(context), notice),
  isOpen,
)

/** Only where the address is known to be the host's own, and the host wants it. Repeat: sends nothing. */
export async function sendWebhookNotice(office: PostOffice, notice: WebhookNotice): Promise<void> {
  const { hostId, id, kind } = notice
  const host = await findHost(office.context, hostId)
  if (!host?.opened_at || (await isMuted(office.context, hostId, 'webhook'))) return
  const key = { hostId, eventId: id, recipient: host.email, kind }
  await deliver(office.context, office.mailer, key, null, () => write(office, host, notice))
}

async function write(
  { context, renderMail }: PostOffice,
  host: Host,
  { kind, webhookId, address, failures, since, status, problem }: WebhookNotice,
): Promise<Unaddressed> {
  const content = webhookContent({
    kind,
    reader: personOf(host),
    address,
    failures,
    since: Date.parse(since),
    status,
    problem,
    webhookUrl: `${context.config.publicUrl}/integrations/webhooks/${webhookId}`,
  })
  return {
    ...(await renderMail(content)),
    to: { name: host.name, address: host.email },
    language: host.language,
  }
}
