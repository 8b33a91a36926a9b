import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** What somebody inherits from an organization may have changed. The job finds out what. */
export interface SharedJob {
  person: HostId
  organization: HostId
}

export const INHERITED = defineJob<SharedJob>({
  name: 'inherited-settings',
  schema: z.looseObject({ person: HOST_ID, organization: HOST_ID }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ person }) => person,
  threadOf: ({ person }) => person,
  isOneEnough: true,
})
