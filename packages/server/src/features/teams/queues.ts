import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import type { HostId } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import { LANES } from '../../jobs/lanes.ts'

/** Somebody was added to a team, and perhaps to others since. */
export interface Addition {
  /** Who was added. */
  person: HostId
  organization: HostId
  /** Ids of the event types that they hosted before, and of those that they did not. */
  hosted: string[]
  notHosted: string[]
}

export const ADDITIONS = defineJob<Addition>({
  name: 'team-additions',
  schema: z.looseObject({
    person: HOST_ID,
    organization: HOST_ID,
    hosted: z.array(z.string()),
    notHosted: z.array(z.string()),
  }),
  lane: LANES.events,
  retry: 'steady',
  hostOf: ({ person }) => person,
})
