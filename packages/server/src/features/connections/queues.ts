import { z } from 'zod'
import { HOST_ID } from '../../host-id.ts'
import { defineJob } from '../../jobs/define.ts'
import type { Lane } from '../../jobs/lanes.ts'
import type { ConnectionRef } from './store.ts'

const SLOW_LANE: Lane = { name: 'slow-connections', atOnce: 32, perHost: 2 }
const LANE: Lane = { name: 'connections', atOnce: 16, perHost: 2, slower: SLOW_LANE }
const ROUND_LANE: Lane = { name: 'connection-rounds', atOnce: 1, perHost: 1 }

/** Finds connections that are due for a check. */
export const CONNECTION_CHECK = defineJob<object>({
  name: 'connection-rounds',
  lane: ROUND_LANE,
  retry: 'steady',
})

/** Checks a connection. An extra job checks once more. */
export const CONNECTION_LOOKS = defineJob<ConnectionRef>({
  name: 'connection-looks',
  schema: z.looseObject({ hostId: HOST_ID, connectionId: z.string() }),
  lane: LANE,
  retry: 'steady',
  hostOf: ({ hostId }) => hostId,
  threadOf: ({ connectionId }) => connectionId,
})
