import type { PageData } from '@scheduling/contract'
import { INVITATION_PARAM, PAGE_PARAMS } from '@scheduling/contract'
import { slugProblem } from '@scheduling/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../context.ts'
import { AppError } from '../../errors.ts'
import type { Host } from '../hosts/operations.ts'
import { findHost, originOf } from '../hosts/operations.ts'
import { presentOwner } from '../hosts/present.ts'
import { getBooking } from '../bookings/record/operations.ts'
import { calendarEntry, calendarFile } from '../bookings/mails/calendar-file.ts'
import { CALENDAR_SITES, calendarSiteUrl } from '../bookings/mails/calendar-sites.ts'
import type { BookingMail } from '../bookings/mails/mail.ts'
import { attendMeeting } from '../polls/attend.ts'
import { addComment } from '../polls/comment.ts'
import { declineMeeting, declinesOf } from '../polls/decline.ts'
import { pollHere, publicPoll, wasPollAt } from '../polls/show.ts'
import type { OpenedVote } from '../polls/own-vote.ts'
import { changeVote, isByMail, openVote, withdrawVote } from '../polls/own-vote.ts'
import { castVote } from '../polls/vote.ts'
import { FIRST_BROWSER, voteToken, voteUrl } from '../polls/record/vote-token.ts'
import { isRoomExpected } from '../bookings/record/rooms.ts'
import { answerForm } from './answer-form.ts'
import type { EventRequest, TokenRequest } from './page-request.ts'
import { askingOf, formOf, isFormRefusal, optionsFor, pathWithAppearance } from './page-request.ts'
import { SECRET } from './document/document.ts'
import type { Page, Site } from './site.ts'
import { commentOf, isComment, refusedForm, voteRequestOf, voteSaidOf } from './vote-form.ts'

type PollData = Extract<PageData, { kind: 'poll' }>
type Shown = Pick<OpenedVote, 'poll'> & Partial<OpenedVote>

/** `/poll/:token`: a poll behind the link that changes a vote. */
export const pollPage: Page = (pages, { context, send }) => {
  pages.get<TokenRequest>('/poll/:token', async (request, reply) => {
    return send(
      await pollData(context, request, await openVote(context, request.params.token)),
      request,
      reply,
    )
  })

  pages.get<TokenRequest>('/poll/:token/invite.ics', async (request, reply) => {
    const entry = await entryFor(context, request.params.token)
    return reply
      .type('text/calendar; charset=utf-8')
      .headers({ 'content-disposition': 'attachment; filename="invite.ics"', ...SECRET })
      .send(calendarFile(context, entry))
  })

  for (const site of CALENDAR_SITES)
    pages.get<TokenRequest>(`/poll/:token/calendar/${site}`, async (request, reply) => {
      const entry = await entryFor(context, request.params.token)
      return reply.headers(SECRET).redirect(calendarSiteUrl(site, entry), 302)
    })

  pages.post<TokenRequest>('/poll/:token', async (request, reply) => {
    const { token } = request.params
    const known = await openVote(context, token)
    const form = formOf(request)
    const here = `/poll/${encodeURIComponent(token)}`
    const act = async () => {
      if (isComment(form)) {
        await comment(context, request, known, form)
        return reply.headers(SECRET).redirect(pathWithAppearance(here, request, 'commented'), 303)
      }
      if (form.has('withdraw')) {
        await withdrawVote(context, token)
        return reply
          .headers(SECRET)
          .redirect(pathWithAppearance(await pathOf(context, known), request, null), 303)
      }
      if (form.has('decline')) {
        await declineMeeting(context, token)
        return reply.headers(SECRET).redirect(pathWithAppearance(here, request, null), 303)
      }
      if (form.has('attend')) {
        await attendMeeting(context, token)
        return reply.headers(SECRET).redirect(pathWithAppearance(here, request, 'attends'), 303)
      }
      await changeVote(context, token, voteSaidOf(form, known.poll.questions), askingOf(request))
      const done = isToProve(known) ? 'proved' : 'changed'
      return reply.headers(SECRET).redirect(pathWithAppearance(here, request, done), 303)
    }
    const again = async (refusal: AppError) => {
      const data = await pollData(context, request, known)
      return send(
        { ...data, done: null, ...refusedForm(form, known.poll.questions, refusal) },
        request,
        reply,
      )
    }
    return answerForm({ reply, act, again, isShown })
  })
}

/** The calendar entry for a voter who comes. Throws `vote_not_found` for everybody else. */
async function entryFor(context: Context, token: string): Promise<BookingMail> {
  const known = await openVote(context, token)
  const { poll, vote } = known
  const isComing = (await declinesOf(context, known)) === 'may'
  if (!isComing || !poll.booking_id) throw new AppError('vote_not_found')
  const entry = await calendarEntry(context, poll.host_id, poll.booking_id, vote.email)
  if (entry.kind === 'canceled') throw new AppError('vote_not_found')
  return entry
}

/**
 * Shows a poll below an owner's address, if no event type is there. Throws `event_type_not_found`, or `link_expired`
 * for a deleted poll.
 */
export async function showPoll(
  { context, send }: Site,
  request: FastifyRequest<EventRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  return send(await pollData(context, request, await pollAsked(context, request)), request, reply)
}

/** Takes a vote or a comment that was sent there. Throws as above. */
export async function takeVote(
  { context, send }: Site,
  request: FastifyRequest<EventRequest>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const known = await pollAsked(context, request)
  const { owner, event: slug } = request.params
  const form = formOf(request)
  const act = async () => {
    if (isComment(form)) {
      await comment(context, request, known, form)
      return reply.redirect(pathWithAppearance(`/${owner}/${slug}`, request, 'commented'), 303)
    }
    const { language, timeZone } = optionsFor(context, request, known.host)
    const invitation = new URLSearchParams(request.url.split('?', 2)[1]).get(INVITATION_PARAM) ?? undefined
    const target = { owner, poll: slug, language, timeZone, invitation }
    const wanted = voteRequestOf(form, known.poll.questions, target)
    const key = form.get('idempotency_key') ?? undefined
    const { known: cast } = await castVote(context, wanted, key, askingOf(request))
    if (!cast) return reply.redirect(pathWithAppearance(`/${owner}/${slug}`, request, 'sent'), 303)
    const token = tokenOf(context, cast)
    return reply.headers(SECRET).redirect(pathWithAppearance(`/poll/${token}`, request, 'voted'), 303)
  }
  const again = async (refusal: AppError) => {
    const data = await pollData(context, request, await pollAsked(context, request))
    return send({ ...data, done: null, ...refusedForm(form, known.poll.questions, refusal) }, request, reply)
  }
  return answerForm({ reply, act, again, isShown })
}

function tokenOf(context: Context, { vote, generation }: OpenedVote): string {
  return voteToken(context, { hostId: vote.host_id, voteId: vote.id, generation })
}

/** The owner of the mailbox has not confirmed the vote yet. */
function isToProve(known: OpenedVote): boolean {
  return isByMail(known) && !known.vote.proved_at
}

function isShown(refusal: AppError): boolean {
  return isFormRefusal(refusal) && refusal.code !== 'vote_not_found'
}

async function pollAsked(
  context: Context,
  { params: { owner, event: slug } }: FastifyRequest<EventRequest>,
): Promise<Shown & { host: Host }> {
  if (slugProblem(owner, 'owner') || slugProblem(slug, 'event_type'))
    throw new AppError('event_type_not_found')
  return pollHere(context, owner, slug).catch(async (error: unknown) => {
    if (!(error instanceof AppError)) throw error
    throw new AppError((await wasPollAt(context, owner, slug)) ? 'link_expired' : 'event_type_not_found')
  })
}

async function comment(
  context: Context,
  request: FastifyRequest,
  { poll }: Shown,
  form: URLSearchParams,
): Promise<void> {
  const host = await findHost(context, poll.host_id)
  const at = { owner: host?.link ?? '', poll: poll.slug }
  await addComment(context, commentOf(form, at), askingOf(request))
}

async function pathOf(context: Context, { poll }: Shown): Promise<string> {
  const host = await findHost(context, poll.host_id)
  return host ? `/${host.link}/${poll.slug}` : '/'
}

const DONE = ['voted', 'sent', 'proved', 'changed', 'commented', 'attends'] as const

async function pollData(
  context: Context,
  request: FastifyRequest,
  { poll, vote, generation = FIRST_BROWSER }: Shown,
): Promise<PollData> {
  const host = await findHost(context, poll.host_id)
  if (!host) throw new AppError('vote_not_found')
  const options = optionsFor(context, request, host)
  const view = new URLSearchParams(options.search).get(PAGE_PARAMS.view)
  const token = vote && tokenOf(context, { poll, vote, generation })
  const isKnownZone = vote && options.timeZoneGuessed
  const declines = vote ? await declinesOf(context, { poll, vote }) : null
  return {
    kind: 'poll',
    options: isKnownZone ? { ...options, timeZone: vote.time_zone, timeZoneGuessed: false } : options,
    owner: presentOwner(host),
    poll: await publicPoll(context, poll),
    own:
      vote && token !== undefined
        ? {
            ...ownOf(vote),
            isByMail: isByMail({ generation }),
            declines,
            token,
            editUrl: voteUrl(originOf(context, host), token),
          }
        : null,
    meeting: await meetingOf(context, poll, declines === 'may'),
    done: DONE.find((known) => known === view) ?? null,
    idempotencyKey: randomUUID(),
    refused: null,
    refusedComment: null,
  }
}

/** Only people who come get the room, not everybody with the link. */
async function meetingOf(
  context: Context,
  poll: Shown['poll'],
  isComing: boolean,
): Promise<PollData['meeting']> {
  if (!poll.booking_id) return null
  const { booking } = await getBooking(context, poll.host_id, poll.booking_id)
  return {
    start: booking.starts_at.getTime(),
    end: booking.ends_at.getTime(),
    date: booking.on_date,
    isCanceled: booking.status === 'canceled',
    location: isComing ? booking.location : null,
    roomExpected: isComing && (await isRoomExpected(context, booking)),
  }
}

function ownOf({ name, email, choices, answers, proved_at }: OpenedVote['vote']) {
  const copied = Object.entries(answers).map(([id, answer]): [string, string | string[]] => [
    id,
    typeof answer === 'string' ? answer : [...answer],
  ])
  return { name, email, choices, answers: Object.fromEntries(copied), isProved: proved_at !== null }
}
