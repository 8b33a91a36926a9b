import type { PageData } from '@scheduling/contract'
import { PAGE_PARAMS } from '@scheduling/contract'
import type { FastifyRequest } from 'fastify'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../../context.ts'
import { AppError } from '../../../errors.ts'
import { getBooking } from '../../bookings/operations.ts'
import { isRoomExpected } from '../../bookings/rooms.ts'
import { findHost, originOf } from '../../hosts/operations.ts'
import { presentOwner } from '../../hosts/present.ts'
import { optionsFor } from '../../pages/page-request.ts'
import { declinesOf } from '../decline.ts'
import type { OpenedVote } from '../own-vote.ts'
import { isByMail } from '../own-vote.ts'
import { FIRST_BROWSER, voteToken, voteUrl } from '../vote-token.ts'
import { publicPoll } from '../show.ts'

type PollData = Extract<PageData, { kind: 'poll' }>

/** What a form has just done, for the next page to say. */
export type Done = NonNullable<PollData['done']>

/** A poll, and the visitor's own vote if they came by its link. */
export type ShownPoll = Pick<OpenedVote, 'poll'> & Partial<OpenedVote>

const DONE = ['voted', 'sent', 'proved', 'changed', 'commented', 'attends'] as const

export async function pollData(
  context: Context,
  request: FastifyRequest,
  { poll, vote, generation = FIRST_BROWSER }: ShownPoll,
): Promise<PollData> {
  const host = await findHost(context, poll.host_id)
  if (!host) throw new AppError('vote_not_found')
  const options = optionsFor(context, request, host, vote?.locale)
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
  poll: ShownPoll['poll'],
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

export function tokenOf(context: Context, { vote, generation }: OpenedVote): string {
  return voteToken(context, { hostId: vote.host_id, voteId: vote.id, generation })
}
