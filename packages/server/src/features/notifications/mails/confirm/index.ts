import type { Host } from '../../../accounts/hosts.ts'
import { findHost, originOf } from '../../../accounts/hosts.ts'
import type { RequestToConfirm } from '../../../bookings/events.ts'
import { REQUESTS } from '../../../bookings/events.ts'
import { localeOf } from '../../../bookings/locale.ts'
import type { RequestToMail } from '../../../bookings/requests/confirm.ts'
import { requestToMail } from '../../../bookings/requests/confirm.ts'
import { mailIdOf } from '../../../bookings/requests/mail.ts'
import { codeOf, confirmUrl, linkToken } from '../../../bookings/requests/tokens.ts'
import { duty } from '../../../../jobs/duty.ts'
import type { Unaddressed } from '../../deliver.ts'
import { deliver } from '../../deliver.ts'
import { peaceUntil } from '../../pace.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { choicesUrl } from '../../reader-token.ts'
import { hasStopped } from '../../tell.ts'
import { brandOf, personOf, senderNameFor } from '../people.ts'
import { confirmContent } from './content.ts'

export const confirmMail = duty(
  REQUESTS,
  (context, request, { id }) => sendConfirm(officeOf(context), request, id),
  isOpen,
)

/**
 * Asks somebody who wants to book whether the address is theirs. Anybody can type it: who stopped mails of the host or the
 * server gets none, nor a mailbox that got many in this hour or on this day, which is said to whoever asks. `eventId` names this sending of it. Says nothing of what
 * has ended, was given up or is booked. Repeat: sends nothing.
 */
export async function sendConfirm(office: PostOffice, ids: RequestToConfirm, eventId: string): Promise<void> {
  const { context, mailer } = office
  const { hostId } = ids
  const [host, asked] = await Promise.all([findHost(context, hostId), requestToMail(context, ids)])
  if (!host || !asked) return
  const recipient = asked.request.request.invitee.email
  const reader = { audience: 'invitee', hostId, recipient } as const
  if (await hasStopped(context, reader)) return
  const stranger = { mailId: mailIdOf(asked.request), cause: 'self' } as const
  // It was counted when it was asked for. What waits would come after the hold.
  if ((await peaceUntil(context, reader, null, stranger)) !== undefined) return
  const key = { hostId, eventId, recipient, kind: 'confirm' }
  await deliver(context, mailer, key, null, () => write(office, host, asked))
}

/** To an address alone: the name is not proven either. */
async function write(
  { context, renderMail }: PostOffice,
  host: Host,
  { request, offer }: RequestToMail,
): Promise<Unaddressed> {
  const { config, clock } = context
  const { invitee, language, timeZone } = request.request
  const ids = { hostId: host.id, requestId: request.id }
  const unsubscribeUrl = choicesUrl(context, host, request.id, invitee.email)
  const content = confirmContent({
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
    choicesUrl: unsubscribeUrl,
  })
  return {
    ...(await renderMail(content)),
    to: { name: '', address: invitee.email },
    language,
    unsubscribeUrl,
    senderName: senderNameFor(host),
  }
}
