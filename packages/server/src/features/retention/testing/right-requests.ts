import type { RightRequests, World } from '../../../testing/right-requests.ts'

export function rightRequests(world: World): RightRequests {
  return {
    requests: {
      'GET /retention': () => ({}),
      'PUT /retention': () => ({ body: { months: 12 } }),
      'POST /manage/erasure': () => ({}),
    },
    renew: async (route) => {
      if (route === 'POST /manage/erasure') await world.bookAgain()
    },
  }
}
