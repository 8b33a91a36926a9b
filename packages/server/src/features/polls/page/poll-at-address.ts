import { INVITATION_PARAM } from '@scheduling/contract'
import { slugProblem } from '@scheduling/domain'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import type { Site } from '../../../pages.ts'
import type { OtherPage } from '../../event-types/events.ts'
import { answerForm } from '../../pages/answer-form.ts'
import { SECRET } from '../../pages/document/document.ts'
import type { EventRequest } from '../../pages/page-request.ts'
import { askingOf, formOf, optionsFor } from '../../pages/page-request.ts'
import type { PollHere } from '../show.ts'
import { pollHere, wasPollAt } from '../show.ts'
import { castVote } from '../vote.ts'
import { pollData, tokenOf } from './poll-data.ts'
import { commentByForm, pathAfter } from './poll-form.ts'
import { isComment, refusedForm, voteRequestOf } from './vote-form.ts'

/** `/:owner/:poll`: a poll for anybody with its link. Throws `link_expired` for a deleted one. */
export async function pollAtAddress(
  context: Context,
  owner: string,
  slug: string,
): Promise<OtherPage | undefined> {
  const found = await findPoll(context, owner, slug)
  return (
    found && {
      show: async ({ send }, request, reply) => send(await pollData(context, request, found), request, reply),
      takeForm: async (site, request, reply) => takeForm(site, request, reply, found),
    }
  )
}

/** Takes a vote or a comment. */
async function takeForm(
  { context, send }: Site,
  request: FastifyRequest<EventRequest>,
  reply: FastifyReply,
  { poll, host }: PollHere,
): Promise<FastifyReply> {
  const { owner, event: slug } = request.params
  const here = `/${owner}/${slug}`
  const form = formOf(request)
  const act = async () => {
    if (isComment(form)) {
      await commentByForm(context, request, { poll }, form)
      return reply.redirect(pathAfter('commented', here, request), 303)
    }
    const { language, timeZone } = optionsFor(context, request, host)
    const invitation = new URLSearchParams(request.url.split('?', 2)[1]).get(INVITATION_PARAM) ?? undefined
    const target = { owner, poll: slug, language, timeZone, invitation }
    const wanted = voteRequestOf(form, poll.questions, target)
    const key = form.get('idempotency_key') ?? undefined
    const { known: cast } = await castVote(context, wanted, key, askingOf(request))
    if (!cast) return reply.redirect(pathAfter('sent', here, request), 303)
    const ownPage = `/poll/${tokenOf(context, cast)}`
    return reply.headers(SECRET).redirect(pathAfter('voted', ownPage, request), 303)
  }
  const again = async (refusal: AppError) => {
    const now = await findPoll(context, owner, slug)
    if (!now) throw new AppError('event_type_not_found')
    const data = await pollData(context, request, now)
    return send({ ...data, done: null, ...refusedForm(form, poll.questions, refusal) }, request, reply)
  }
  return answerForm({ reply, act, again })
}

async function findPoll(context: Context, owner: string, slug: string): Promise<PollHere | undefined> {
  if (slugProblem(owner, 'owner') || slugProblem(slug, 'event_type')) return undefined
  return pollHere(context, owner, slug).catch(async (error: unknown) => {
    if (!(error instanceof AppError)) throw error
    if (await wasPollAt(context, owner, slug)) throw new AppError('link_expired')
    return undefined
  })
}
