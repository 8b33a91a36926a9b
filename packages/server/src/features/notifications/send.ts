import type { Instant } from '@scheduling/domain'
import type { HostId } from '../../host-id.ts'
import type { JobHandler } from '../../jobs/handlers.ts'
import { handle } from '../../jobs/handlers.ts'
import { stableId } from '../../jobs/stable-id.ts'
import type { MailedHost } from '../../mail/content/people.ts'
import type { LetterInTurn, Letter, Mail } from '../../mails.ts'
import { findHost } from '../hosts/operations.ts'
import type { Unaddressed } from './deliver.ts'
import { deliver } from './deliver.ts'
import { isMuted } from './muted.ts'
import { nextMailAt } from './pace.ts'
import type { PostOffice } from './post-office.ts'
import { isOpen, officeOf } from './post-office.ts'
import { choicesUrl } from './reader/reader-token.ts'
import { hasStopped } from './stopped.ts'

/** Sends a capability's mail when its event comes. */
export function mailDuty(mail: Mail): JobHandler {
  const { event } = mail
  return handle(
    event,
    (context, data, { id }) => sendMail(officeOf(context), mail, data, event.idOf?.(data) ?? id),
    isOpen,
  )
}

/** `eventId` names the event. Repeat: sends nothing. */
export async function sendMail(
  postOffice: PostOffice,
  { event, letters }: Mail,
  data: object,
  eventId = String(event.idOf?.(data)),
): Promise<void> {
  const { context } = postOffice
  const host = await findHost(context, String(event.hostOf?.(data)) as HostId)
  if (!host) return
  for (const letter of await letters(context, host, data)) {
    const until = await sendLetter(postOffice, host, letter, eventId)
    if (until === undefined) continue
    const id = stableId(eventId, String(until))
    await context.jobs.send(context.db, event, [{ id, data, at: until }])
  }
}

/** Answers until when the letter has to wait; undefined if it does not. */
async function sendLetter(
  postOffice: PostOffice,
  host: MailedHost,
  letter: Letter & Partial<LetterInTurn>,
  eventId: string,
): Promise<Instant | undefined> {
  const { context, mailer } = postOffice
  const { kind, to, turn, mutedAs } = letter
  const [hostId, recipient] = [host.id, to.address]
  if (mutedAs && (await isMuted(context, hostId, mutedAs))) return undefined
  if (turn) {
    const reader = { audience: turn.audience, hostId, recipient }
    if (await hasStopped(context, reader)) return undefined
    const until = await nextMailAt(context, reader, turn.mailedAt, turn.stranger)
    if (until !== undefined) return turn.whenFull === 'wait' ? until : undefined
  }
  const key = { hostId, eventId: letter.eventId ?? eventId, recipient, kind }
  await deliver(context, mailer, key, null, () => write(postOffice, host, letter))
  await letter.told?.()
  return undefined
}

async function write(
  { context, renderMail }: PostOffice,
  host: MailedHost,
  { to: reader, turn, replyTo, senderName, write: writeLetter }: Letter & Partial<LetterInTurn>,
): Promise<Unaddressed> {
  const stopUrl = turn ? choicesUrl(context, host, turn.about, reader.address) : ''
  const { content, to = reader } = await writeLetter(stopUrl)
  return {
    ...(await renderMail(content)),
    to,
    language: content.language,
    ...(replyTo && { replyTo }),
    // Hosts choose their mails in the settings.
    ...(turn && turn.audience !== 'host' && { unsubscribeUrl: stopUrl }),
    ...(senderName !== undefined && { senderName }),
  }
}
