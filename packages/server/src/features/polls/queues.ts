import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** A moment in the life of a poll: shortly before its deadline, or at it. */
export interface PollMoment {
  hostId: HostId
  pollId: string
  what: 'remind' | 'close'
  /** The planned deadline. If the host has moved it since, the job does nothing. */
  deadline: string
}

/** Required people may agree after the host changed the poll. */
export const POLL_AGREEMENTS = defineJob<Pick<PollMoment, 'hostId' | 'pollId'>>({
  name: 'poll-agreements',
  schema: z.looseObject({ hostId: HOST_ID, pollId: z.string() }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ pollId }) => pollId,
})

export const POLL_MOMENTS = defineJob<PollMoment>({
  name: 'poll-moments',
  schema: z.looseObject({
    hostId: HOST_ID,
    pollId: z.string(),
    what: z.enum(['remind', 'close']),
    deadline: z.string(),
  }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ pollId }) => pollId,
})
