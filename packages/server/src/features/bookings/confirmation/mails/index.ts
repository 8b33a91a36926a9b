import { originOf } from '../../../hosts/operations.ts'
import { brandOf } from '../../../hosts/letterhead.ts'
import type { Context } from '../../../../context.ts'
import type { MailContent } from '../../../../mail/content/content.ts'
import type { MailedHost } from '../../../../mail/content/people.ts'
import { personOf, senderNameFor } from '../../../../mail/content/people.ts'
import { mailToOthers } from '../../../../mails.ts'
import { REQUESTS } from '../../events.ts'
import { localeOf } from '../../locale.ts'
import type { RequestWithOffer } from '../operations.ts'
import { requestToMail } from '../operations.ts'
import { mailIdOf } from '../mail.ts'
import { codeOf, confirmUrl, linkToken } from '../tokens.ts'
import { confirmContent } from './content.ts'

/**
 * Asks a person who wants to book whether the address is theirs. Anybody can type an address, so people who stopped the mails
 * of the host or the server get none. There is also none for a request that has ended or is booked. The mail names nobody,
 * because the name is not proved either.
 */
export const confirmMail = mailToOthers(REQUESTS, async (context, host, ids) => {
  const found = await requestToMail(context, ids)
  if (!found) return []
  return [
    {
      kind: 'confirm',
      to: { name: '', address: found.request.request.invitee.email },
      senderName: senderNameFor(host),
      turn: {
        audience: 'invitee',
        about: found.request.id,
        mailedAt: null,
        stranger: { mailId: mailIdOf(found.request), cause: 'self' },
        // The mail was counted with the request. A delayed one would arrive after the hold has ended.
        whenFull: 'drop',
      },
      write: (choicesUrl) => ({ content: contentOf(context, host, found, choicesUrl) }),
    },
  ]
})

function contentOf(
  context: Context,
  host: MailedHost,
  { request, offer }: RequestWithOffer,
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
