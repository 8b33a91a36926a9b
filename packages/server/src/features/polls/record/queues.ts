import { z } from 'zod'
import { HOST_ID } from '../../../host-id.ts'
import type { HostId } from '../../../host-id.ts'
import { defineJob } from '../../../jobs/define.ts'
import { LANES } from '../../../jobs/lanes.ts'

/** A moment in the life of a poll: shortly before its deadline, or when that is there. */
export interface PollMoment {
  hostId: HostId
  pollId: string
  what: 'remind' | 'close'
  /** The deadline that was meant: one that was moved since makes it untrue. */
  deadline: string
}

/** Whoever has to be there may agree since its host has changed it. */
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
