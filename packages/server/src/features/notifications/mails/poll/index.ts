import { INVITATION_PARAM } from '@scheduling/contract'
import { stableId } from '../../../../jobs/stable-id.ts'
import { duty } from '../../../../jobs/duty.ts'
import type { Host } from '../../../accounts/hosts.ts'
import { findHost, originOf } from '../../../accounts/hosts.ts'
import { readingIn } from '../../../bookings/locale.ts'
import type { PollNews } from '../../../polls/events.ts'
import { POLL_NEWS } from '../../../polls/events.ts'
import type { PollToTell } from '../../../polls/news.ts'
import { startsToCome } from '../../../polls/offers.ts'
import { borrowsHostsName } from '../../../polls/present.ts'
import { invitationToken } from '../../../polls/vote-token.ts'
import { mailedUrl, newUrl, pollToTell, proofOf, rememberTold } from '../../../polls/news.ts'
import type { Unaddressed } from '../../deliver.ts'
import { deliver } from '../../deliver.ts'
import { peaceUntil } from '../../pace.ts'
import type { PostOffice } from '../../post-office.ts'
import { isOpen, officeOf } from '../../post-office.ts'
import { choicesUrl } from '../../reader-token.ts'
import type { ToStranger } from '../../strangers.ts'
import { hasStopped } from '../../tell.ts'
import { brandOf, pageOf, personOf, senderNameFor } from '../people.ts'
import { pollContent } from './content.ts'

export const pollMail = duty(POLL_NEWS, (context, news) => sendPollNews(officeOf(context), news), isOpen)

/**
 * Tells what is still true when its turn comes. Who stopped mails of the host or the server gets none; a mailbox that got
 * many in this hour gets it in the next. Repeat: sends nothing.
 */
export async function sendPollNews(office: PostOffice, news: PollNews): Promise<void> {
  const { context, mailer } = office
  const { hostId, kind } = news
  const [host, known] = await Promise.all([findHost(context, hostId), pollToTell(context, news)])
  if (!host?.opened_at || !known) return
  const recipient = recipientOf(host, known)
  const audience = known.to.kind === 'host' ? 'host' : 'invitee'
  const reader = { audience, hostId, recipient } as const
  if (await hasStopped(context, reader)) return
  const toldAt = kind === 'changed' && known.to.kind === 'voter' ? known.to.vote.told_at : null
  const eventId = eventIdOf(news, known)
  const stranger = strangerIn(news, known, eventId)
  const until = await peaceUntil(context, reader, toldAt && toldAt.getTime(), stranger)
  if (until !== undefined) {
    const id = stableId(news.id, String(until))
    await context.jobs.send(context.db, POLL_NEWS, [{ id, data: news, at: until }])
    return
  }
  const key = { hostId, eventId, recipient, kind: `poll_${kind}` }
  await deliver(context, mailer, key, null, () => write(office, host, news, known, stranger !== undefined))
  if (kind === 'changed') await rememberTold(context, known)
}

function eventIdOf({ id, kind, pollId }: PollNews, { changes, to }: PollToTell): string {
  // Of the state, not of the event: what is told once more may be newer, and then it is another mail.
  if (changes) return stableId(pollId, String(changes.revision))
  // However often they are taken out and put back, people are asked once.
  return kind === 'invited' && to.kind === 'person' ? stableId(pollId, kind, to.email.toLowerCase()) : id
}

/** Until somebody has proved that it is them who voted, they may never have heard of the host. */
function strangerIn({ kind }: PollNews, { to }: PollToTell, eventId: string): ToStranger | undefined {
  if (to.kind === 'host' || (to.kind === 'voter' && to.vote.proved_at !== null)) return undefined
  const address = to.kind === 'voter' ? to.vote.email_key : to.email.toLowerCase()
  return { mailId: stableId(eventId, kind, address), cause: to.kind === 'person' ? 'host' : 'visitor' }
}

function recipientOf(host: Host, { to }: PollToTell): string {
  if (to.kind === 'host') return host.email
  return to.kind === 'voter' ? to.vote.email : to.email
}

async function write(
  { context, renderMail }: PostOffice,
  host: Host,
  { kind }: PollNews,
  known: PollToTell,
  isStranger: boolean,
): Promise<Unaddressed> {
  const { poll, to } = known
  const reader = readerOf(host, known)
  // A host chooses theirs in the settings.
  const stopUrl = to.kind === 'host' ? null : choicesUrl(context, host, poll.id, recipientOf(host, known))
  const content = pollContent({
    kind,
    reader,
    owner: { name: host.name, pageUrl: pageOf(context, host) },
    brand: brandOf(host, context.config.publicUrl),
    poll: {
      name: poll.name,
      description: poll.description,
      options: await startsToCome(context, poll),
      duration: poll.duration,
      deadline: poll.deadline && poll.deadline.getTime(),
      final: poll.final_start && poll.final_start.getTime(),
      isAllDay: poll.is_all_day,
      timeZone: poll.time_zone,
    },
    changes: known.changes,
    voter: to.kind === 'host' ? to.vote.name : '',
    borrowsName: to.kind === 'host' && borrowsHostsName(to.vote, host),
    url: urlOf(context, host, kind, known),
    vote: proofOf(known),
    isOwnUrl: to.kind === 'voter',
    choicesUrl: stopUrl,
    isStranger,
  })
  return {
    ...(await renderMail(content)),
    to: { name: to.kind === 'host' ? host.name : '', address: recipientOf(host, known) },
    language: reader.language,
    ...(stopUrl !== null && { unsubscribeUrl: stopUrl, senderName: senderNameFor(host) }),
  }
}

/** Somebody invited has not said yet how they read: as the host does. */
function readerOf(host: Host, { to }: PollToTell) {
  if (to.kind !== 'voter') return personOf(host)
  const { time_zone: timeZone, locale } = to.vote
  const reading = readingIn(locale)
  // Whoever has said neither 12 nor 24 hours gets what the host chose.
  return { timeZone, ...reading, ...(!reading.locale && { timeFormat: host.time_format }) }
}

function urlOf(
  context: PostOffice['context'],
  host: Host,
  kind: PollNews['kind'],
  { poll, to }: PollToTell,
): string {
  if (to.kind === 'host') return `${context.config.publicUrl}/groupinvite/${poll.id}`
  const origin = originOf(context, host)
  if (to.kind === 'person') {
    const invited = { hostId: host.id, pollId: poll.id, emailKey: to.email.toLowerCase() }
    const token = invitationToken(context, invited)
    return `${origin}/${host.link}/${poll.slug}?${INVITATION_PARAM}=${token}`
  }
  return (kind === 'voted_again' ? newUrl : mailedUrl)(context, origin, to.vote)
}
