import { addressOf, personOf } from '../../../mail/content/people.ts'
import { ownMail } from '../../../mails.ts'
import { BILLING_NEWS } from '../events.ts'
import { billingContent } from './content.ts'

/** Only to an address that the host has confirmed. */
export const billingMail = ownMail('owner', BILLING_NEWS, async ({ config }, host, news) => {
  if (!host.opened_at) return []
  const { change, until, triedAgainAt = null, money = null } = news
  const content = billingContent({
    reader: personOf(host),
    change,
    until: until === null ? null : Date.parse(until),
    triedAgainAt: triedAgainAt === null ? null : Date.parse(triedAgainAt),
    money,
    billingUrl: `${config.publicUrl}/upgrade/billing`,
    plansUrl: `${config.publicUrl}/upgrade`,
  })
  return [{ kind: `billing_${change}`, to: addressOf(host), write: () => ({ content }) }]
})
