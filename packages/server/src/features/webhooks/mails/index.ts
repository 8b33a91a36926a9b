import { addressOf, personOf } from '../../../mail/content/people.ts'
import { ownMail } from '../../../mails.ts'
import { WEBHOOK_NOTICES } from '../events.ts'
import { webhookContent } from './content.ts'

/** Sent only if the address is known to be the host's own, and the host wants this mail. */
export const webhookMail = ownMail('owner', WEBHOOK_NOTICES, async ({ config, clock }, host, notice) => {
  if (!host.opened_at) return []
  const { kind, webhookId, address, failures, since, status, problem } = notice
  const content = webhookContent({
    kind,
    reader: { ...personOf(host), now: clock.now() },
    address,
    failures,
    since: Date.parse(since),
    status,
    problem,
    webhookUrl: `${config.publicUrl}/integrations/webhooks/${webhookId}`,
  })
  return [{ kind, to: addressOf(host), mutedAs: 'webhook', write: () => ({ content }) }]
})
