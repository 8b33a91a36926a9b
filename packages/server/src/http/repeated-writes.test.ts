import type { Api } from '@scheduling/contract'
import { api } from '@scheduling/contract'
import { expect, test } from 'vitest'
import { casesOf } from '../testing/cases.ts'
import { checkEach } from '../testing/check-each.ts'
import { someAddress } from '../testing/hosts.ts'
import { authorizationFor, rightRequestsIn, startWorld } from '../testing/right-requests.ts'

// A double click, two tabs, or a client that repeats what it got no answer to.
const PAIRS = casesOf(20)

type RouteKey = keyof Api

const world = await startWorld()
const { requests, renew } = await rightRequestsIn(world)
const writes = (Object.keys(api) as RouteKey[]).filter((key) => !key.startsWith('GET'))

test('the same write twice at once is done or refused, and never fails', { timeout: 600_000 }, async () =>
  checkEach(writes, async (key) => {
    for (let pair = 0; pair < PAIRS; pair++) {
      const right = requests[key]?.() ?? {}
      const headers = { ...someAddress(), ...authorizationFor(world, api[key]), ...right.headers }
      const sent = { ...right, headers }
      const answers = await Promise.all([world.app.visitor.try(key, sent), world.app.visitor.try(key, sent)])
      const statuses = answers.map(({ status }) => status)
      // 501: this machine has no ffmpeg.
      expect(Math.max(...statuses.filter((status) => status !== 501), 0)).toBeLessThan(500)
      if (Math.min(...statuses) < 400) await renew(key)
    }
  }),
)
