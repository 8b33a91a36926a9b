import type { capabilities } from '@scheduling/contract'
import type { Context } from '../../context.ts'
import type { Handlers } from '../../http/handlers.ts'
import { findHost, originOf } from '../hosts/operations.ts'
import { makeOnce } from '../idempotency/operations.ts'
import { attendMeeting } from './attend.ts'
import { addComment } from './comment.ts'
import { declineMeeting, declinesOf } from './decline.ts'
import { finishPoll } from './finish.ts'
import { changePoll } from './change.ts'
import { getPoll } from './get-poll.ts'
import { createPoll } from './create.ts'
import { listHostPolls, removePoll } from './operations.ts'
import { optionsOf } from './options-store.ts'
import { remindPeople } from './people.ts'
import type { OpenedVote } from './own-vote.ts'
import { changeVote, isByMail, openVote, withdrawVote } from './own-vote.ts'
import type { StoredPoll } from './store.ts'
import { countVotes } from './votes-store.ts'
import { presentComment, presentMailedVote, presentOwnVote, presentPoll, presentSummary } from './present.ts'
import { pollHere, publicPoll } from './show.ts'
import { castVote } from './vote.ts'
import { voteToken, voteUrl } from './vote-token.ts'
import { pollDetails } from './poll-details.ts'

export function pollRoutes(context: Context): Handlers<typeof capabilities.polls> {
  const details = async (poll: StoredPoll) =>
    presentPoll(await pollDetails(context, poll), context.clock.now())
  const own = async ({ poll, vote, generation }: OpenedVote) => {
    const host = await findHost(context, poll.host_id)
    const token = voteToken(context, { hostId: vote.host_id, voteId: vote.id, generation })
    const origin = host ? originOf(context, host) : context.config.publicUrl
    return presentOwnVote(vote, await publicPoll(context, poll), {
      isByMail: isByMail({ generation }),
      declines: await declinesOf(context, { poll, vote }),
      token,
      editUrl: voteUrl(origin, token),
    })
  }
  return {
    'GET /polls': async ({ host }) => {
      const found = await listHostPolls(context, host.hostId)
      const polls = found.map(async (poll) => {
        const [options, votes] = await Promise.all([
          optionsOf(context.db, poll),
          countVotes(context.db, poll, 'all'),
        ])
        return presentSummary(poll, { options, votes }, context.clock.now())
      })
      return { polls: await Promise.all(polls) }
    },
    'POST /polls': async ({ host, body, caller }) =>
      details(
        await makeOnce(
          context,
          { hostId: host.hostId, kind: 'poll', key: caller.idempotencyKey, body },
          {
            read: (id) => getPoll(context, host.hostId, id),
            make: (repeat) => createPoll(context, host, body, repeat),
          },
        ),
      ),
    'GET /polls/:id': async ({ host, params }) => details(await getPoll(context, host.hostId, params.id)),
    'PATCH /polls/:id': async ({ host, params, body }) =>
      details(await changePoll(context, host, params.id, body)),
    'DELETE /polls/:id': async ({ host, params }) => {
      await removePoll(context, host, params.id)
      return undefined
    },
    'POST /polls/:id/finish': async ({ host, params, body }) =>
      details(await finishPoll(context, host.hostId, params.id, body.option, host)),
    'POST /polls/:id/remind': async ({ host, params }) => ({
      reminded: await remindPeople(context, host.hostId, params.id),
    }),
    'GET /polls/at/:owner/:poll': async ({ params, query }) => {
      const { poll } = await pollHere(context, params.owner, params.poll)
      const { revision } = poll
      return { revision, poll: query.since === revision ? null : await publicPoll(context, poll) }
    },
    'POST /polls/votes': async ({ body, caller }) => {
      const { poll, known } = await castVote(context, body, caller.idempotencyKey, caller)
      return known ? own(known) : presentMailedVote(body, await publicPoll(context, poll))
    },
    'POST /polls/votes/open': async ({ body }) => own(await openVote(context, body.token)),
    'PUT /polls/votes': async ({ body: { token, ...said }, caller }) =>
      own(await changeVote(context, token, said, caller)),
    'POST /polls/votes/withdraw': async ({ body }) => {
      await withdrawVote(context, body.token)
      return undefined
    },
    'POST /polls/votes/attend': async ({ body }) => own(await attendMeeting(context, body.token)),
    'POST /polls/votes/decline': async ({ body }) => own(await declineMeeting(context, body.token)),
    'POST /polls/comments': async ({ body, caller }) => {
      const { comment, host } = await addComment(context, body, caller)
      return presentComment(comment, host)
    },
  }
}
