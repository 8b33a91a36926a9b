import { z } from 'zod'
import type { HostId } from '../../../host-id.ts'
import { HOST_ID } from '../../../host-id.ts'
import { defineJob } from '../../../jobs/define.ts'
import type { Lane } from '../../../jobs/lanes.ts'

export interface SitesJob {
  hostId: HostId
}

// Sites answer slowly or not at all. Hosts take turns, with one site each.
const SITES: Lane = { name: 'sites', atOnce: 2, perHost: 1 }

/** Takes a picture of one of a host's leads' websites, and comes again while there are more. */
export const TAKE_SITE = defineJob<SitesJob>({
  name: 'campaign-site',
  schema: z.looseObject({ hostId: HOST_ID }),
  lane: SITES,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
  isOneEnough: true,
})

/** Goes on with hosts who were past a limit. */
export const SITE_SCREENSHOTS = defineJob<object>({
  name: 'campaign-sites-round',
  lane: SITES,
  retry: 'steady',
})
