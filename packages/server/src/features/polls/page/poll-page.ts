import type { FastifyInstance } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { Page, Site } from '../../../pages.ts'
import { calendarEntry, calendarFile } from '../../bookings/mails/calendar-file.ts'
import { CALENDAR_SITES, calendarSiteUrl } from '../../bookings/mails/calendar-sites.ts'
import type { BookingMail } from '../../bookings/mails/mail.ts'
import { findHost } from '../../hosts/operations.ts'
import { answerForm } from '../../pages/answer-form.ts'
import { SECRET } from '../../pages/document/document.ts'
import type { TokenRequest } from '../../pages/page-request.ts'
import { askingOf, formOf } from '../../pages/page-request.ts'
import { attendMeeting } from '../attend.ts'
import { declineMeeting, declinesOf } from '../decline.ts'
import type { OpenedVote } from '../own-vote.ts'
import { changeVote, isByMail, openVote, findVote, withdrawVote } from '../own-vote.ts'
import { readVoteToken } from '../vote-token.ts'
import { commentByForm, pathAfter } from './poll-form.ts'
import type { ShownPoll } from './poll-data.ts'
import { pollData } from './poll-data.ts'
import { isComment, refusedForm, voteChangeOf } from './vote-form.ts'

/** `/poll/:token`: a poll behind the link that changes a vote. */
export const pollPage: Page = {
  mount: mountPollPage,
  isPersonal: true,
  link: { read: readVoteToken, refusal: 'vote_not_found' },
}

function mountPollPage(pages: FastifyInstance, { context, send }: Site): void {
  pages.get<TokenRequest>('/poll/:token', async (request, reply) => {
    return send(
      await pollData(context, request, await findVote(context, request.params.token)),
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
    const openedVote = await openVote(context, token)
    const form = formOf(request)
    const here = `/poll/${encodeURIComponent(token)}`
    const act = async () => {
      if (isComment(form)) {
        await commentByForm(context, request, openedVote, form)
        return reply.headers(SECRET).redirect(pathAfter('commented', here, request), 303)
      }
      if (form.has('withdraw')) {
        await withdrawVote(context, token)
        return reply
          .headers(SECRET)
          .redirect(pathAfter(null, await pathOf(context, openedVote), request), 303)
      }
      if (form.has('decline')) {
        await declineMeeting(context, token)
        return reply.headers(SECRET).redirect(pathAfter(null, here, request), 303)
      }
      if (form.has('attend')) {
        await attendMeeting(context, token)
        return reply.headers(SECRET).redirect(pathAfter('attends', here, request), 303)
      }
      await changeVote(context, token, voteChangeOf(form, openedVote.poll.questions), askingOf(request))
      const done = isToProve(openedVote) ? 'proved' : 'changed'
      return reply.headers(SECRET).redirect(pathAfter(done, here, request), 303)
    }
    const again = async (refusal: AppError) => {
      const data = await pollData(context, request, openedVote)
      return send(
        { ...data, done: null, ...refusedForm(form, openedVote.poll.questions, refusal) },
        request,
        reply,
      )
    }
    return answerForm({ reply, act, again })
  })
}

/** The calendar entry for a voter who comes. Throws `vote_not_found` for everybody else. */
async function entryFor(context: Context, token: string): Promise<BookingMail> {
  const openedVote = await findVote(context, token)
  const { poll, vote } = openedVote
  const isComing = (await declinesOf(context, openedVote)) === 'may'
  if (!isComing || !poll.booking_id) throw new AppError('vote_not_found')
  const entry = await calendarEntry(context, poll.host_id, poll.booking_id, vote.email)
  if (entry.kind === 'canceled') throw new AppError('vote_not_found')
  return entry
}

/** The owner of the mailbox has not confirmed the vote yet. */
function isToProve(openedVote: OpenedVote): boolean {
  return isByMail(openedVote) && !openedVote.vote.proved_at
}

async function pathOf(context: Context, { poll }: ShownPoll): Promise<string> {
  const host = await findHost(context, poll.host_id)
  return host ? `/${host.link}/${poll.slug}` : '/'
}
