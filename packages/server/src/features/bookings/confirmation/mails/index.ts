import type { Interval, PlainDate } from '@scheduling/domain'
import { addDays, dateOf, instantOf } from '@scheduling/domain'
import { findHosts, originOf } from '../../../hosts/operations.ts'
import { brandOf } from '../../../hosts/letterhead.ts'
import type { Context } from '../../../../context.ts'
import type { HostId } from '../../../../host-id.ts'
import type { MailContent } from '../../../../mail/content/content.ts'
import type { MailedHost } from '../../../../mail/content/people.ts'
import { addressOf, personOf, senderNameFor } from '../../../../mail/content/people.ts'
import type { Letter, LetterInTurn } from '../../../../mails.ts'
import { mailToOthers, ownMail } from '../../../../mails.ts'
import { sourceOfHold } from '../../../holds/busy.ts'
import { busyTimes } from '../../../slots/operations.ts'
import {
  APPROVALS_WANTED,
  OFFERS_REFUSED,
  REQUESTS,
  REQUESTS_DECLINED,
  TIMES_OFFERED,
  TIMES_PROPOSED,
} from '../../events.ts'
import { localeOf } from '../../locale.ts'
import { listBookings } from '../../store.ts'
import { answersOf, guestsOf, locationOf } from '../../request.ts'
import type { RequestWithOffer } from '../operations.ts'
import { requestOf, requestToMail } from '../operations.ts'
import { mailIdOf } from '../mail.ts'
import { codeOf, confirmUrl, linkToken } from '../tokens.ts'
import type { RequestNews, WantedMail } from './approval-content.ts'
import { offerAnswerContent, requestNewsContent, wantedContent } from './approval-content.ts'
import { confirmContent } from './content.ts'

/**
 * Asks a person who wants to book whether the address is theirs, or tells them that the host was asked. Anybody can type an address, so people who stopped the mails
 * of the host or the server get none. There is also none for a request that has ended or is booked. The mail names nobody,
 * because the name is not proved either.
 */
export const confirmMail = mailToOthers(REQUESTS, async (context, host, ids) => {
  const found = await requestToMail(context, ids)
  if (!found) return []
  const { waits_for: waitsFor } = found.request
  if (waitsFor !== 'email')
    return waitsFor === 'approval' ? [inviteeLetter(context, host, found, 'requested')] : []
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

/** The host declined, or did not answer in time. */
export const declinedMail = mailToOthers(REQUESTS_DECLINED, async (context, host, ids) => {
  const found = await requestOf(context, ids)
  const answer = found?.request.answer
  if (!found || (answer !== 'declined' && answer !== 'expired')) return []
  return [inviteeLetter(context, host, found, answer)]
})

/** The host offers other times. None once the invitee has chosen, or the host has taken them back. */
export const offeredMail = mailToOthers(TIMES_OFFERED, async (context, host, ids) => {
  const found = await requestToMail(context, ids)
  return found?.request.waits_for === 'invitee' ? [inviteeLetter(context, host, found, 'offered')] : []
})

/** None of the offered times suits the invitee. The request leaves the host's list, so they hear of it. */
export const offerRefusedMail = ownMail('owner', OFFERS_REFUSED, async (context, _owner, ids) => {
  const found = await requestOf(context, ids)
  return found ? offerAnswers(context, found, 'offer_refused') : []
})

/** The invitee proposes other times. None once the host has answered. */
export const proposedMail = ownMail('owner', TIMES_PROPOSED, async (context, _owner, ids) => {
  const found = await requestToMail(context, ids)
  return found?.request.proposed_starts ? offerAnswers(context, found, 'times_proposed') : []
})

/** What the invitee says to the offered times, for each who would host the meeting. */
async function offerAnswers(
  context: Context,
  { request, offer }: RequestWithOffer,
  kind: string,
): Promise<Letter[]> {
  const hosts = await findHosts(context, request.host_ids)
  return [...hosts.values()].map((host) => ({
    kind,
    to: addressOf(host),
    write: () => ({
      content: offerAnswerContent({
        reader: { ...personOf(host), now: context.clock.now() },
        brand: brandOf(host, context.config.publicUrl),
        eventName: offer.name,
        start: request.starts_at.getTime(),
        end: request.ends_at.getTime(),
        until: request.expires_at.getTime(),
        invitee: request.request.invitee,
        proposed: (request.proposed_starts ?? []).map((start) => start.getTime()),
        message: request.proposal_message,
        dashboardUrl: `${context.config.publicUrl}/scheduled-events`,
      }),
    }),
  }))
}

function inviteeLetter(
  context: Context,
  host: MailedHost,
  { request, offer }: RequestWithOffer,
  news: RequestNews,
): LetterInTurn {
  const { config, clock } = context
  const { language, timeZone, invitee } = request.request
  const ids = { hostId: host.id, requestId: request.id }
  const origin = originOf(context, host)
  return {
    kind: `request_${news}`,
    to: { name: '', address: invitee.email },
    senderName: senderNameFor(host),
    turn: { audience: 'invitee', about: request.id, mailedAt: null, whenFull: 'wait' },
    write: (choicesUrl) => ({
      content: requestNewsContent({
        news,
        reader: {
          language,
          timeZone,
          now: clock.now(),
          ...(request.request.locale
            ? { locale: localeOf(request.request) }
            : { timeFormat: host.time_format }),
        },
        owner: host.name,
        brand: brandOf(host, config.publicUrl),
        eventName: offer.name,
        start: request.starts_at.getTime(),
        end: request.ends_at.getTime(),
        until: request.expires_at.getTime(),
        reason: request.decline_reason,
        offered: news === 'offered' ? (request.offered_starts ?? []).map((start) => start.getTime()) : [],
        message: news === 'offered' ? request.offer_message : '',
        requestUrl: confirmUrl(origin, linkToken(context, ids)),
        againUrl:
          offer.state === 'open' && offer.slug !== null ? `${origin}/${host.link}/${offer.slug}` : null,
        choicesUrl,
      }),
    }),
  }
}

/** Asks those who would host the meeting. They cannot turn it off: a request that nobody sees would end by itself. */
export const wantedMail = ownMail('owner', APPROVALS_WANTED, async (context, _owner, ids) => {
  const found = await requestToMail(context, ids)
  if (found?.request.waits_for !== 'approval' || found.request.proposed_starts) return []
  const { request } = found
  const hosts = await findHosts(context, request.host_ids)
  return [...hosts.values()].map((host) => ({
    kind: 'request_wanted',
    to: addressOf(host),
    write: async () => ({ content: await wantedContentFor(context, host, found) }),
  }))
})

async function wantedContentFor(
  context: Context,
  host: MailedHost,
  { request, offer }: RequestWithOffer,
): Promise<MailContent> {
  const { id, starts_at: startsAt, unanswered } = request
  const { timeZone, invitee } = request.request
  const date = dateOf(host.time_zone, startsAt.getTime())
  const midnight = (day: PlainDate) => instantOf(host.time_zone, day, '00:00')
  const reader = personOf(host)
  return wantedContent({
    reader: { ...reader, now: context.clock.now() },
    brand: brandOf(host, context.config.publicUrl),
    eventName: offer.name,
    start: startsAt.getTime(),
    end: request.ends_at.getTime(),
    until: request.expires_at.getTime(),
    unanswered: unanswered ?? 'decline',
    invitee: { ...invitee, timeZone },
    guests: guestsOf(request.request),
    location: locationOf(offer, request.request),
    answers: answersOf(offer, request.request),
    // It has 25 hours where clocks go back.
    sameDay: await busyOn(
      context,
      host.id,
      { start: midnight(date), end: midnight(addDays(date, 1)) },
      sourceOfHold(id),
    ),
    dashboardUrl: `${context.config.publicUrl}/scheduled-events`,
  })
}

/** When the host is busy on a day, with our meetings at these times. `except`: the source of the requested time. */
async function busyOn(
  context: Context,
  hostId: HostId,
  day: Interval,
  except: string,
): Promise<WantedMail['sameDay']> {
  const [busy, meetings] = await Promise.all([
    busyTimes(context, hostId, day, except),
    listBookings(context.db, hostId, {
      from: new Date(day.start),
      until: new Date(day.end),
      origin: undefined,
      hostedBy: [],
      tab: 'upcoming',
      includeCanceled: false,
      search: undefined,
      now: new Date(context.clock.now()),
      after: undefined,
      limit: MEETINGS_OF_DAY_MAX,
    }),
  ])
  return busy.map(({ start, end }) => ({
    start,
    end,
    meetings: meetings
      .filter(({ starts_at: at }) => start <= at.getTime() && at.getTime() < end)
      .map((meeting) => ({ event: meeting.event_name, invitee: meeting.invitee_name })),
  }))
}

// More of them tell nobody how full the day is.
const MEETINGS_OF_DAY_MAX = 30
