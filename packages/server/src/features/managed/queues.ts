import type { Instant } from '@scheduling/domain'
import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** Somebody's copy may have to be added, changed or released. The job finds out which. */
export interface CopyJob {
  /** Whose copy it is. */
  person: HostId
  organization: HostId
  eventTypeId: string
  /** The account that gives it. Absent: it follows from something else, such as joining. */
  by?: string | undefined
}

export const COPY_UPDATES = defineJob<CopyJob>({
  name: 'given-copies',
  schema: z.looseObject({
    person: HOST_ID,
    organization: HOST_ID,
    eventTypeId: z.string(),
    by: z.string().optional(),
  }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ person }) => person,
  threadOf: ({ person, eventTypeId }) => `${person} ${eventTypeId}`,
  isOneEnough: true,
})

/** Somebody was given event types in `[from, to)`. */
export interface AssignmentMail {
  person: HostId
  organization: HostId
  from: Instant
  to: Instant
}

export const ASSIGNMENT_MAILS = defineJob<AssignmentMail>({
  name: 'given-news',
  schema: z.looseObject({ person: HOST_ID, organization: HOST_ID, from: z.number(), to: z.number() }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ person }) => person,
})
