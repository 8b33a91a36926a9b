import { addressOf, personOf } from '../../../mail/content/people.ts'
import { ownMail } from '../../../mails.ts'
import { DOMAIN_NEWS } from '../events.ts'
import { domainContent } from './content.ts'

/** Only to an address that the host has confirmed. */
export const domainMail = ownMail('owner', DOMAIN_NEWS, async ({ config }, host, { kind, domain }) => {
  if (!host.opened_at) return []
  const settingsUrl = `${config.publicUrl}/settings/domain`
  const content = domainContent({ kind, reader: personOf(host), domain, settingsUrl })
  return [{ kind, to: addressOf(host), write: () => ({ content }) }]
})
