import type { RequestToConfirm } from '../bookings/events.ts'
import { findHost } from '../accounts/hosts.ts'
import { requestToMail } from '../bookings/requests/confirm.ts'
import { deliver } from './deliver.ts'
import { peaceUntil } from './pace.ts'
import type { PostOffice } from './post-office.ts'
import { hasStopped } from './tell.ts'
import { writeConfirm } from './write.ts'

/**
 * Asks somebody who wants to book whether the address is theirs. Anybody can type it: who stopped mails of the host or the
 * server gets none, nor a mailbox that got many in this hour. `eventId` names this sending of it. Says nothing of what
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
  // What waits for the next hour comes after the hold.
  if ((await peaceUntil(context, reader, null)) !== undefined) return
  const key = { hostId, eventId, recipient, kind: 'confirm' }
  await deliver(context, mailer, key, null, () => writeConfirm(office, host, asked))
}
