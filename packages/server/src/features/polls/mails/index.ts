import { INVITATION_PARAM } from '@scheduling/contract'
import type { Context } from '../../../context.ts'
import { stableId } from '../../../jobs/stable-id.ts'
import type { MailContent } from '../../../mail/content/content.ts'
import type { MailedHost } from '../../../mail/content/people.ts'
import { personOf, senderNameFor } from '../../../mail/content/people.ts'
import type { LetterInTurn, ToStranger } from '../../../mails.ts'
import { mailToOthers } from '../../../mails.ts'
import { originOf } from '../../hosts/operations.ts'
import { brandOf, pageOf } from '../../hosts/letterhead.ts'
import { readingIn } from '../../bookings/locale.ts'
import type { PollNews } from '../events.ts'
import { POLL_NEWS } from '../events.ts'
import type { PollToTell } from '../tell.ts'
import { mailedUrl, newUrl, pollToTell, proofOf, rememberTold } from '../tell.ts'
import { startsToCome } from '../offers.ts'
import { borrowsHostsName } from '../present.ts'
import { invitationToken } from '../vote-token.ts'
import { pollContent } from './content.ts'

/** Sends only what is still true when the mail's turn comes. */
export const pollMail = mailToOthers(POLL_NEWS, async (context, host, news): Promise<LetterInTurn[]> => {
  const known = await pollToTell(context, news)
  if (!host.opened_at || !known) return []
  const { kind } = news
  const { to, poll } = known
  const eventId = eventIdOf(news, known)
  const stranger = strangerIn(news, known, eventId)
  const isHost = to.kind === 'host'
  return [
    {
      kind: `poll_${kind}`,
      to: { name: isHost ? host.name : '', address: recipientOf(host, known) },
      eventId,
      turn: {
        audience: isHost ? 'host' : 'invitee',
        about: poll.id,
        mailedAt: (kind === 'changed' && to.kind === 'voter' && to.vote.told_at?.getTime()) || null,
        stranger,
        whenFull: 'wait',
      },
      ...(!isHost && { senderName: senderNameFor(host) }),
      write: async (choicesUrl) => ({
        content: await contentOf(context, host, news, known, choicesUrl, stranger !== undefined),
      }),
      ...(kind === 'changed' && { told: () => rememberTold(context, known) }),
    },
  ]
})

function eventIdOf({ id, kind, pollId }: PollNews, { changes, to }: PollToTell): string {
  // Make the id from the state, not from the event: when sent again, the state may be newer, and that is another
  // mail.
  if (changes) return stableId(pollId, String(changes.revision))
  // People are invited once, however often the host removes and adds them.
  return kind === 'invited' && to.kind === 'person' ? stableId(pollId, kind, to.email.toLowerCase()) : id
}

/** Until a vote is proved, the reader may never have heard of the host. */
function strangerIn({ kind }: PollNews, { to }: PollToTell, eventId: string): ToStranger | undefined {
  if (to.kind === 'host' || (to.kind === 'voter' && to.vote.proved_at !== null)) return undefined
  const address = to.kind === 'voter' ? to.vote.email_key : to.email.toLowerCase()
  return { mailId: stableId(eventId, kind, address), cause: to.kind === 'person' ? 'host' : 'visitor' }
}

function recipientOf(host: MailedHost, { to }: PollToTell): string {
  if (to.kind === 'host') return host.email
  return to.kind === 'voter' ? to.vote.email : to.email
}

async function contentOf(
  context: Context,
  host: MailedHost,
  { kind }: PollNews,
  known: PollToTell,
  choicesUrl: string,
  isStranger: boolean,
): Promise<MailContent> {
  const { poll, to } = known
  return pollContent({
    kind,
    reader: readerOf(host, known),
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
    // Hosts choose their mails in the settings.
    choicesUrl: to.kind === 'host' ? null : choicesUrl,
    isStranger,
  })
}

/** We do not know yet how an invited person reads, so we use the host's settings. */
function readerOf(host: MailedHost, { to }: PollToTell) {
  if (to.kind !== 'voter') return personOf(host)
  const { time_zone: timeZone, locale } = to.vote
  const reading = readingIn(locale)
  // Without a locale we use the host's 12- or 24-hour clock.
  return { timeZone, ...reading, ...(!reading.locale && { timeFormat: host.time_format }) }
}

function urlOf(context: Context, host: MailedHost, kind: PollNews['kind'], { poll, to }: PollToTell): string {
  if (to.kind === 'host') return `${context.config.publicUrl}/groupinvite/${poll.id}`
  const origin = originOf(context, host)
  if (to.kind === 'person') {
    const invited = { hostId: host.id, pollId: poll.id, emailKey: to.email.toLowerCase() }
    const token = invitationToken(context, invited)
    return `${origin}/${host.link}/${poll.slug}?${INVITATION_PARAM}=${token}`
  }
  return (kind === 'voted_again' ? newUrl : mailedUrl)(context, origin, to.vote)
}
