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
}

export const GIVEN_COPIES = defineJob<CopyJob>({
  name: 'given-copies',
  schema: z.looseObject({ person: HOST_ID, organization: HOST_ID, eventTypeId: z.string() }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ person }) => person,
  threadOf: ({ person, eventTypeId }) => `${person} ${eventTypeId}`,
  isOneEnough: true,
})
