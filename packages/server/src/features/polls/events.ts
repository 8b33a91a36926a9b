import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineEvent } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** News of a poll for one reader. Holds only ids: the mail reads the current data when it is written. */
export interface PollNews {
  id: string
  hostId: HostId
  pollId: string
  kind: PollNewsKind
  /** The id of a vote or of an invited person; null for the host. */
  about: string | null
}

export const POLL_NEWS_KINDS = [
  'invited',
  'reminder',
  'voted',
  'voted_again',
  'removed',
  'changed',
  'decided',
  'voted_host',
  'declined_host',
  'attends_host',
] as const
export type PollNewsKind = (typeof POLL_NEWS_KINDS)[number]

export const POLL_NEWS = defineEvent<PollNews>({
  name: 'poll-news',
  schema: z.looseObject({
    id: z.string(),
    hostId: HOST_ID,
    pollId: z.string(),
    kind: z.enum(POLL_NEWS_KINDS),
    about: z.string().nullable(),
  }),
  lane: LANES.mail,
  retry: 'patient',
  idOf: ({ id }) => id,
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ about, pollId }) => about ?? pollId,
})
