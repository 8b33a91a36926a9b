import type { Context } from '../../../context.ts'
import type { MailContent } from '../../../mail/content/content.ts'
import type { MailedHost } from '../../../mail/content/people.ts'
import { personOf, senderNameFor } from '../../../mail/content/people.ts'
import { mailToOthers } from '../../../mails.ts'
import { originOf } from '../../hosts/operations.ts'
import { brandOf } from '../../hosts/letterhead.ts'
import { REQUESTS } from '../events.ts'
import { localeOf } from '../locale.ts'
import type { RequestToMail } from '../requests/confirm.ts'
import { requestToMail } from '../requests/confirm.ts'
import { mailIdOf } from '../requests/mail.ts'
import { codeOf, confirmUrl, linkToken } from '../requests/tokens.ts'
import { confirmContent } from './content.ts'

/**
 * Asks somebody who wants to book whether the address is theirs. Anybody can type it: who stopped mails of the host or the
 * server gets none, nor a mailbox that got many in this hour or on this day, which is said to whoever asks. Says nothing of
 * what has ended, was given up or is booked. To an address alone: the name is not proven either.
 */
export const confirmMail = mailToOthers(REQUESTS, async (context, host, ids) => {
  const asked = await requestToMail(context, ids)
  if (!asked) return []
  return [
    {
      kind: 'confirm',
      to: { name: '', address: asked.request.request.invitee.email },
      senderName: senderNameFor(host),
      turn: {
        audience: 'invitee',
        about: asked.request.id,
        mailedAt: null,
        stranger: { mailId: mailIdOf(asked.request), cause: 'self' },
        // It was counted when it was asked for. What waits would come after the hold.
        whenFull: 'drop',
      },
      write: (choicesUrl) => ({ content: contentOf(context, host, asked, choicesUrl) }),
    },
  ]
})

function contentOf(
  context: Context,
  host: MailedHost,
  { request, offer }: RequestToMail,
  choicesUrl: string,
): MailContent {
  const { config, clock } = context
  const { language, timeZone } = request.request
  const ids = { hostId: host.id, requestId: request.id }
  return confirmContent({
    language,
    locale: request.request.locale && localeOf(request.request),
    timeZone,
    owner: personOf(host),
    brand: brandOf(host, config.publicUrl),
    eventName: offer.name,
    start: request.starts_at.getTime(),
    end: request.ends_at.getTime(),
    until: request.expires_at.getTime(),
    now: clock.now(),
    code: codeOf(context, ids),
    confirmUrl: confirmUrl(originOf(context, host), linkToken(context, ids)),
    choicesUrl,
  })
}
