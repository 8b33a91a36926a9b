import { addressOf, personOf } from '../../../../mail/content/people.ts'
import { ownMail } from '../../../../mails.ts'
import { MAILS_HELD } from '../../events.ts'
import { waitingContent } from './content.ts'

/** Sent only once the address is known to be the host's own. */
export const waitingMail = ownMail('owner', MAILS_HELD, async ({ config }, host) => {
  if (!host.opened_at) return []
  const waitingUrl = `${config.publicUrl}/settings/notifications`
  const content = waitingContent({ reader: personOf(host), waitingUrl })
  return [{ kind: 'mails_held', to: addressOf(host), write: () => ({ content }) }]
})
