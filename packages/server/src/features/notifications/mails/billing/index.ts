import { duty } from '../../../../jobs/duty.ts'
import { stableId } from '../../../../jobs/stable-id.ts'
import { findHost } from '../../../accounts/hosts.ts'
import type { BillingNews } from '../../../billing/events.ts'
import { BILLING_NEWS } from '../../../billing/events.ts'
import { deliver } from '../../deliver.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { personOf } from '../people.ts'
import { billingContent } from './content.ts'

export const billingMail = duty(
  BILLING_NEWS,
  (context, news) => sendBillingNews(officeOf(context), news),
  isOpen,
)

/** Only to an address that is known to be the host's own. Repeat: sends nothing. */
async function sendBillingNews(
  { context, mailer, renderMail }: PostOffice,
  { hostId, occasion, change, until, triedAgainAt = null, money = null }: BillingNews,
): Promise<void> {
  const host = await findHost(context, hostId)
  if (!host?.opened_at) return
  const key = { hostId, eventId: stableId(occasion), recipient: host.email, kind: `billing_${change}` }
  const content = billingContent({
    reader: personOf(host),
    change,
    until: until === null ? null : Date.parse(until),
    triedAgainAt: triedAgainAt === null ? null : Date.parse(triedAgainAt),
    money,
    billingUrl: `${context.config.publicUrl}/upgrade/billing`,
    plansUrl: `${context.config.publicUrl}/upgrade`,
  })
  await deliver(context, mailer, key, null, async () => ({
    ...(await renderMail(content)),
    to: { name: host.name, address: host.email },
    language: host.language,
  }))
}
